/* eslint-disable no-control-regex -- they are what is looked for */
/** Control characters, marks that turn the direction of what follows, and halves of characters. */
const kUnprintable =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text with a replacement character for each that does not print: it then looks the same everywhere. */
export function plainText(text: string): string {
  return text.replace(kUnprintable, '\ufffd');
}
