/** Version of the page, from package.json. */
declare const __PAGE_VERSION__: string;
