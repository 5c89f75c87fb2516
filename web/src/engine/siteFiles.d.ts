declare module 'virtual:site-files' {
  /** The engine's module first, then the data, in the order in which the engine takes them. */
  export const siteFiles: { name: string; url: string; bytes: number }[];
}
