import tokens from '../styles/tokens.css?raw';

/** Colours of the light theme by the name of their custom property, from the style sheet itself. */
export const kLight: Readonly<Record<string, string>> = lightColours(tokens);

function lightColours(css: string): Record<string, string> {
  const [, root = ''] = /:root\s*\{([^}]*)\}/.exec(css) ?? [];
  return Object.fromEntries([...root.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!]));
}

/** The light colour of a custom property, or of a use of one: `ink-2`, `var(--g1)`. */
export function light(name: string): string {
  const colour = kLight[name.replace(/^var\(--(.*)\)$/, '$1')];
  if (!colour) throw new Error(`The light theme has no colour ${name}.`);
  return colour;
}

export const kFont =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif";
