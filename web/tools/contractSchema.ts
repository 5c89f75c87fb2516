import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Writes the contract between page and engine (engine/contract) as JSON Schema (draft 2020-12), so that programs in other
 * languages and tests can hold requests and responses against it. `npm run schema` renews `data/schema/`.
 */

type Schema = Record<string, unknown>;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const kContract = here('../src/engine/contract/index.ts');
const kClient = here('../src/engine/client.ts');

/** The schemas by file name. */
export function contractSchemas(): Record<string, string> {
  const program = ts.createProgram([kContract, kClient], { strict: true, noEmit: true, skipLibCheck: true, types: [] });
  return {
    'request.schema.json': print(requestSchema(new Writer(program))),
    'response.schema.json': print(responseSchema(new Writer(program))),
  };
}

function requestSchema(writer: Writer): Schema {
  const title = 'Request to the Tilecast engine';
  const schema = writer.schemaOf(writer.typeNamed(kContract, 'Request'));
  return { ...head('tilecast.request', title), ...schema, $defs: writer.definitions };
}

/** One alternative per command, and one for failure. */
function responseSchema(writer: Writer): Schema {
  const results = writer.typeNamed(kClient, 'Results').getProperties();
  const failure = envelope({ type: 'string' }, false, {
    error: writer.schemaOf(writer.typeNamed(kContract, 'EngineError')),
  });
  const answers = results.map((command) =>
    envelope({ const: command.name }, true, { result: writer.schemaOf(writer.typeOf(command)) }),
  );
  const title = 'Response of the Tilecast engine';
  return { ...head('tilecast.response', title), anyOf: [...answers, failure], $defs: writer.definitions };
}

function envelope(command: Schema, ok: boolean, body: Record<string, Schema>): Schema {
  const fixed = {
    schema: { const: 'tilecast.response' },
    version: { const: 1 },
    command,
    data_version: { type: 'string' },
  };
  return closedObject({ ...fixed, ok: { const: ok }, ...body }, [
    'schema',
    'version',
    'command',
    'data_version',
    'ok',
    ...Object.keys(body),
  ]);
}

function head(id: string, title: string): Schema {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: id, title };
}

function closedObject(properties: Record<string, Schema>, required: string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Turns types into schemas; each interface of the contract becomes one definition. */
class Writer {
  readonly definitions: Record<string, Schema> = {};
  private readonly checker: ts.TypeChecker;

  constructor(private readonly program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  typeNamed(file: string, name: string): ts.Type {
    const symbol = this.checker.getSymbolAtLocation(this.program.getSourceFile(file)!)!;
    return this.checker.getDeclaredTypeOfSymbol(symbol.exports!.get(ts.escapeLeadingUnderscores(name))!);
  }

  typeOf(property: ts.Symbol): ts.Type {
    return this.checker.getTypeOfSymbol(property);
  }

  schemaOf(type: ts.Type): Schema {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return this.union(type.types);
    if (this.checker.isTupleType(type)) return this.tuple(this.checker.getTypeArguments(type as ts.TypeReference));
    if (this.checker.isArrayType(type)) {
      return { type: 'array', items: this.schemaOf(this.checker.getTypeArguments(type as ts.TypeReference)[0]!) };
    }
    return this.isOfContract(type) ? this.reference(type) : this.object(type);
  }

  private union(types: ts.Type[]): Schema {
    const known = types.filter((type) => !(type.flags & ts.TypeFlags.Undefined));
    const words = known.flatMap((type) => (type.isStringLiteral() ? type.value : []));
    const others = known.filter((type) => !type.isStringLiteral());
    const booleans = others.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral);
    const alternatives = [
      ...(words.length > 0 ? [{ enum: words }] : []),
      ...(booleans.length > 0 ? [{ type: 'boolean' }] : []),
      ...others.filter((type) => !booleans.includes(type)).map((type) => this.schemaOf(type)),
    ];
    return alternatives.length === 1 ? alternatives[0]! : { anyOf: alternatives };
  }

  private tuple(types: readonly ts.Type[]): Schema {
    const prefixItems = types.map((type) => this.schemaOf(type));
    return { type: 'array', prefixItems, minItems: types.length, maxItems: types.length };
  }

  private isOfContract(type: ts.Type): boolean {
    const declared = type.isClassOrInterface() ? type.symbol.declarations?.[0] : undefined;
    return declared?.getSourceFile().fileName.startsWith(dirname(kContract)) ?? false;
  }

  private reference(type: ts.Type): Schema {
    const { name } = type.symbol;
    if (!(name in this.definitions)) {
      this.definitions[name] = {}; // stands in while the definition is written, should it hold itself
      this.definitions[name] = { ...this.description(type.symbol), ...this.object(type) };
    }
    return { $ref: `#/$defs/${name}` };
  }

  private object(type: ts.Type): Schema {
    const values = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (values) return { type: 'object', additionalProperties: this.schemaOf(values) };
    const symbols = this.checker.getPropertiesOfType(type);
    const properties = symbols.map((symbol) => [symbol.name, this.property(symbol)] as const);
    const required = symbols.filter((symbol) => !(symbol.flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return closedObject(Object.fromEntries(properties), required);
  }

  private property(symbol: ts.Symbol): Schema {
    return { ...this.description(symbol), ...this.schemaOf(this.typeOf(symbol)) };
  }

  private description(symbol: ts.Symbol): Schema {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).replace(/\s+/g, ' ').trim();
    return text === '' ? {} : { description: text };
  }
}

function print(schema: Schema): string {
  return JSON.stringify(schema, null, 1) + '\n';
}
