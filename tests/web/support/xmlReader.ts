/** Reads well-formed XML without comments or declarations, for tests that read files back; throws on all else. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

export interface XmlFile {
  /** Elements of a name in document order; '*' for all. */
  all(name: string): XmlElement[];
}

const kToken = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

export function readXml(xml: string): XmlFile {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  kToken.lastIndex = 0;
  const text = xml.trim();
  while (kToken.lastIndex < text.length) {
    const at = kToken.lastIndex;
    const [, closes, name, attributes = '', empty, words] = kToken.exec(text) ?? [];
    if (words !== undefined) open.at(-1)!.text += unescaped(words);
    else if (name === undefined) throw new Error(`not XML: ${text.slice(at, at + 60)}`);
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`${name} closes another element`);
    } else {
      const element = { name, attributes: attributesOf(attributes), text: '' };
      elements.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length > 0) throw new Error(`${open.at(-1)!.name} is not closed`);
  return { all: (name) => elements.filter((element) => name === '*' || element.name === name) };
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, unescaped(value!)]),
  );
}

const kEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(written: string): string {
  // eslint-disable-next-line no-control-regex -- what XML cannot hold
  if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(written)) throw new Error('a character that XML cannot hold');
  return written.replace(/&(\w*);?/g, (whole, name: string) => {
    const sign = kEntities[name];
    if (!sign || !whole.endsWith(';')) throw new Error(`${whole} is no entity of XML`);
    return sign;
  });
}
