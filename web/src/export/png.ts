/** Pixels per unit of the SVG: sharp on dense screens and in print. */
const kScale = 2;

/** An SVG file as a PNG image. Rejects where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  // A data address: the page's policy lets images come from nowhere else.
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * kScale;
  canvas.height = image.naturalHeight * kScale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The image could not be drawn.'))), 'image/png'),
  );
}
