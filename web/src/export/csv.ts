/** CSV as spreadsheets read it. The native program writes its files by the same rules (`src/report/csv.cpp`). */

/** Spaces, controls and marks without width; tabs, line breaks and semicolons begin a cell of their own. */
const kBlank =
  '[\\0-\\x08\\x0b\\x0c\\x0e-\\x20\\xa0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]';
/** = + - @, their small and full-width forms, and the minus sign. */
const kSign = '[=+\\-@\\u2212\\ufe62\\ufe63\\ufe66\\ufe6b\\uff0b\\uff0d\\uff1d\\uff20]';
const kFormula = new RegExp(`^(?=[\\t\\r\\n])|(?<=^|[\\t\\r\\n;])(?=${kBlank}*${kSign})`, 'gu');

/** A text as a field that spreadsheets show and do not run: an apostrophe stands before what would start a formula. */
export function csvText(text: string): string {
  return text.replace(kFormula, "'");
}

/** One record after RFC 4180 with a line feed; fields with a delimiter, quote or line break are quoted. */
export function csvRecord(fields: readonly string[]): string {
  return fields.map(quotedIfNeeded).join(',') + '\n';
}

function quotedIfNeeded(field: string): string {
  return /[,"\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
