/** The module that Emscripten builds from `src/bindings`: values in, values out, no C++ object on this side. */
export interface EngineModule {
  /** Takes in a bundled file under its name in the repository. Returns '' or a sentence saying what is wrong. */
  load(name: string, bytes: Uint8Array): string;
  /** One JSON request in, one JSON response out; see contract/. */
  run(request: string): string;
  /** Version of the engine. */
  version(): string;
}

export interface EngineOptions {
  /** The compiled file itself; for Node. */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Instantiates a module compiled elsewhere and hands the instance to `done`. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
}

export default function createEngine(options?: EngineOptions): Promise<EngineModule>;
