/** A file of the site: its name in the repository, where it lies relative to the page, and its size there. */
export interface SiteFile {
  name: string;
  url: string;
  bytes: number;
}

/** All that a worker needs to become an engine. Can be sent to any number of workers. */
export interface EngineParts {
  module: WebAssembly.Module;
  files: { name: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/**
 * Fetches the engine (the first file) and its data side by side; the engine is compiled while it arrives.
 * `onBytes` hears of every piece that arrived, in bytes as they lie on the server.
 * Throws an Error with a sentence when something cannot be had.
 */
export async function download(siteFiles: SiteFile[], onBytes: (bytes: number) => void): Promise<EngineParts> {
  if (typeof WebAssembly === 'undefined') {
    throw new Error('This browser has no WebAssembly, or it is switched off; the engine needs it.');
  }
  const [engine, ...data] = siteFiles;
  const compiled = open(engine!, onBytes).then((stream) => WebAssembly.compileStreaming(asWasm(stream)));
  const read = data.map(async (file) => ({ name: file.name, bytes: await readAll(await open(file, onBytes)) }));
  const [module, files] = await Promise.all([compiled, Promise.all(read)]);
  return { module, files };
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

async function open(file: SiteFile, onBytes: (bytes: number) => void): Promise<Bytes> {
  const response = await fetch(file.url).catch(() => null);
  if (!response?.ok || !response.body) {
    const found = response ? `the server answered ${response.status}` : 'the connection failed';
    throw new Error(`${file.name} could not be loaded: ${found}.`);
  }
  return inflated(response.body.pipeThrough(counter(onBytes)));
}

function counter(onBytes: (bytes: number) => void) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/**
 * The stream without its gzip layer. Some hosts declare `.gz` files as encoded, and then the browser has already
 * removed it: so the first bytes decide, not the name.
 */
async function inflated(stream: Bytes): Promise<Bytes> {
  const reader = stream.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (first.value) controller.enqueue(first.value);
      if (first.done) controller.close();
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const gzip = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return gzip ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}

/** Streaming compilation insists on the type, whatever the host calls the file. */
function asWasm(stream: Bytes): Response {
  return new Response(stream, { headers: { 'content-type': 'application/wasm' } });
}

async function readAll(stream: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
