/** SVG as text: elements, attributes and escapes, nothing that needs a document. */

export type Attributes = Record<string, string | number | null | undefined>;

/** An element; attributes that are null or undefined are left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(typeof value === 'number' ? written3(value) : value!)}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Text inside an element or attribute; what XML cannot hold becomes the replacement character. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- what XML cannot hold
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g, '\ufffd')
      .replace(/(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
  );
}

/** Pixels to a thousandth. */
const written3 = (value: number) => String(Number(value.toFixed(3)));

/** A line of text. */
export function textLine(content: string, attributes: Attributes): string {
  return element('text', attributes, escapeXml(content));
}

/** About how wide a text is in the page's fonts, in px; a little generous. */
export function textWidth(text: string, size: number, bold = false): number {
  return text.length * size * (bold ? 0.56 : 0.51);
}

/** The text in lines of at most `width` px; words too long for a line are cut. */
export function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(8, Math.floor(width / textWidth('x', size)));
  const words = text.split(' ').flatMap((word) => word.match(new RegExp(`[^]{1,${most}}`, 'gu')) ?? []);
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
