/** A value as text inside a link. Text of `write` holds no `&`, `=` or `#`; `read` gives undefined for all else. */
export interface Codec<T> {
  write(value: T): string;
  read(written: string): T | undefined;
}

/** Free text of at least one character, if `pattern` allows it. */
export function text(pattern = /^[^]{1,500}$/): Codec<string> {
  return {
    write: escapeText,
    read: (written) => {
      const value = unescapeText(written);
      return value !== undefined && pattern.test(value) ? value : undefined;
    },
  };
}

export function oneOf<T extends string>(...values: T[]): Codec<T> {
  return { write: (value) => value, read: (written) => values.find((value) => value === written) };
}

export function integer(min: number, max: number): Codec<number> {
  return {
    write: String,
    read: (written) => {
      const value = /^\d{1,10}$/.test(written) ? Number(written) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** A number from 0 (or `min`) to `max`, with all its digits. */
export function amount(max: number, min = 0): Codec<number> {
  return {
    write: String,
    read: (written) => {
      const value = /^\d{1,12}(\.\d{1,30})?(e-\d{1,3})?$/.test(written) ? Number(written) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** A share: a number from 0 to 1. */
export const fraction = amount(1);

export const flag: Codec<boolean> = {
  write: (value) => (value ? '1' : '0'),
  read: (written) => ({ '1': true, '0': false })[written],
};

/** Comma between, nothing for the empty list. */
export function list<T>(codec: Codec<T>): Codec<T[]> {
  return {
    write: (values) => values.map(codec.write).join(','),
    read: (written) => (written === '' ? [] : allOrNone(written.split(',').map(codec.read))),
  };
}

/** A list of at least one of the values, none twice. */
export function someOf<T extends string>(...values: T[]): Codec<T[]> {
  const codec = list(oneOf(...values));
  return {
    write: codec.write,
    read: (written) => {
      const chosen = codec.read(written) ?? [];
      return chosen.length > 0 && new Set(chosen).size === chosen.length ? chosen : undefined;
    },
  };
}

/** "from..to" */
export function range<T>(codec: Codec<T>): Codec<[T, T]> {
  return {
    write: ([from, to]) => `${codec.write(from)}..${codec.write(to)}`,
    read: (written) => {
      const ends = written.split('..');
      const both = ends.length === 2 ? allOrNone(ends.map(codec.read)) : undefined;
      return both ? [both[0]!, both[1]!] : undefined;
    },
  };
}

/** "column" or "column:down" */
export const sortOrder: Codec<{ column: string; descending: boolean }> = {
  write: ({ column, descending }) => escapeText(column) + (descending ? ':down' : ''),
  read: (written) => {
    const [name, direction, ...rest] = written.split(':');
    const column = text().read(name!);
    if (column === undefined || rest.length > 0 || (direction !== undefined && direction !== 'down')) return undefined;
    return { column, descending: direction === 'down' };
  },
};

function allOrNone<T>(values: (T | undefined)[]): T[] | undefined {
  return values.includes(undefined) ? undefined : (values as T[]);
}

/**
 * As encodeURIComponent, but `/` stays readable, and what mail programs take for the end of a link is escaped.
 * Half surrogates, which no encoding can carry, become the replacement character.
 */
function escapeText(value: string): string {
  const whole = value.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
  return encodeURIComponent(whole)
    .replace(/%2F/g, '/')
    .replace(/[!'()*]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase());
}

function unescapeText(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined; // a broken escape
  }
}
