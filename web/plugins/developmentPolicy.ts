import type { Plugin } from 'vite';

/** Vite's development server puts styles into the page and talks over a socket; the built site needs neither. */
export function developmentPolicy(): Plugin {
  return {
    name: 'tilecast:development-policy',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
  };
}
