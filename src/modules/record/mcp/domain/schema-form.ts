/** A JSON schema as the published document has it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Looks up what a `$ref` of the document names. */
export type Resolve = (reference: string) => Schema;

/** What a schema needs no word for: examples, marks of this document, and bounds that the operation itself tells. */
const LEFT_OUT: readonly string[] = [
  'additionalProperties',
  'example',
  'examples',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
  'minItems',
  'minLength',
  'not',
  'pattern',
  'title',
  'uniqueItems',
];
const FORMATS: readonly unknown[] = ['date', 'date-time', 'email'];
const OPEN_POINT = /\n\n\*\*TODO[\s\S]*$/;

/** How a schema is written for a tool. */
export interface Form {
  readonly resolve: Resolve;
  /** Whether a field may be null, which a PATCH takes for nothing. Elsewhere it is left out instead. */
  readonly keepsNull: boolean;
  /** How much of each description: all of it, its first sentence, or nothing. */
  readonly words: 'all' | 'first' | 'none';
}

/**
 * Writes a schema without references, examples and marks, in as few words as its meaning allows.
 *
 * A `format: decimal` is left out, because a decimal of the API is a JSON number, and so is every other format that
 * validators do not know.
 */
export function writtenOut(schema: Schema, form: Form): Schema {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return writtenOut(form.resolve(reference), form);
  const either = schema['anyOf'] as readonly Schema[] | undefined;
  if (either !== undefined) return writtenEither(schema, either, form);
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    const written = keyword(key, value, form);
    return written === undefined ? [] : [[key, written] as const];
  });
  return Object.fromEntries(entries);
}

function writtenEither({ anyOf: _, ...rest }: Schema, either: readonly Schema[], form: Form): Schema {
  const kept = form.keepsNull ? either : either.filter(({ type }) => type !== 'null');
  const [only] = kept;
  if (kept.length > 1 || only === undefined)
    return { ...writtenOut(rest, form), anyOf: kept.map((schema) => writtenOut(schema, form)) };
  return { ...writtenOut(only, form), ...writtenOut(rest, form) };
}

function keyword(key: string, value: unknown, form: Form): unknown {
  if (LEFT_OUT.includes(key) || key.startsWith('x-')) return undefined;
  switch (key) {
    case 'description':
      return wordsOf(value as string, form);
    case 'format':
      return FORMATS.includes(value) ? value : undefined;
    case 'type':
    case 'enum':
      return withoutNull(value, form);
    case 'properties':
      return eachOf(value as Readonly<Record<string, Schema>>, form);
    case 'items':
      return writtenOut(value as Schema, form);
    case 'oneOf':
    case 'allOf':
      return (value as readonly Schema[]).map((schema) => writtenOut(schema, form));
    default:
      return value;
  }
}

function withoutNull(value: unknown, { keepsNull }: Form): unknown {
  if (keepsNull || !Array.isArray(value)) return value;
  const kept = value.filter((one) => one !== null && one !== 'null');
  return kept.length === 1 && value.includes('null') ? kept[0] : kept;
}

function eachOf(properties: Readonly<Record<string, Schema>>, form: Form): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, writtenOut(schema, form)]),
  );
}

function wordsOf(description: string, { words }: Form): string | undefined {
  if (words === 'none') return undefined;
  const told = description.replace(OPEN_POINT, '');
  return words === 'all' ? told : firstSentence(told);
}

/** Returns a text up to the end of its first sentence. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.;](?=\s)/.exec(text)?.[0].replace(/;$/, '.') ?? text;
}
