import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;
type Kind = 'parameters' | 'headers' | 'examples' | 'responses' | 'schemas';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

interface Answer {
  headers?: Json;
  readonly content?: Readonly<Record<string, Media>>;
  readonly 'x-problem-codes'?: readonly string[];
}

interface Media {
  readonly schema: { readonly $ref?: string };
  examples?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId: string;
  parameters?: Json[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  responses: Record<string, Answer | Json>;
}

/**
 * Puts what several operations have in common into `components` once, and a reference in each of its places: all
 * headers and problems, and the parameters, examples, answers and long fields of schemas that stand more than once.
 *
 * Changes the document, and loses nothing of it: `withPartsInPlace` of tools/clients/parts.mjs is the way back.
 */
export function shareParts(document: OpenAPIObject): void {
  const shelf = new Shelf();
  const operations = operationsOf(document.paths);
  const parameters = repeated(operations.flatMap((operation) => operation.parameters ?? []));
  const examples = repeated(
    operations.flatMap(mediaOf).flatMap((media) => Object.values(media.examples ?? {})),
  );
  for (const operation of operations) {
    const [resource = ''] = operation.operationId.split('.');
    operation.parameters &&= operation.parameters.map((one) => {
      return parameters.has(JSON.stringify(one)) ? shelf.put('parameters', namesOf(one, resource), one) : one;
    });
    for (const media of mediaOf(operation)) shareExamples(media, examples, shelf);
    shareProblems(operation, shelf);
  }
  shareAnswers(operations, shelf);
  for (const operation of operationsOf(document.webhooks)) {
    operation.responses = mapped(operation.responses, (answer) =>
      shelf.put('responses', ['received'], answer),
    );
  }
  const schemas = shareFields(document.components?.schemas ?? {}, shelf);
  const { schemas: fields, ...parts } = shelf.content();
  document.components = {
    ...document.components,
    ...(parts as OpenAPIObject['components']),
    schemas: { ...schemas, ...(fields as Schemas) },
  };
}

/** The shared parts by kind and name. */
class Shelf {
  private readonly kinds = new Map<Kind, Map<string, unknown>>();
  private readonly known = new Map<string, { readonly $ref: string }>();

  /** Returns the reference of a part. Takes the names that it may have, the best first. */
  put(kind: Kind, names: readonly string[], part: unknown): { readonly $ref: string } {
    const text = kind + JSON.stringify(part);
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const parts = this.kinds.get(kind) ?? new Map<string, unknown>();
    const name = [...names, ...numbered(names.at(-1) ?? kind)].find((one) => !parts.has(one)) ?? kind;
    this.kinds.set(kind, parts.set(name, part));
    const reference = { $ref: `#/components/${kind}/${name}` };
    this.known.set(text, reference);
    return reference;
  }

  /** All parts, in the order of their names, so that a new one moves no other. */
  content(): Json {
    const sorted = (parts: ReadonlyMap<string, unknown>): Json =>
      Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
    return Object.fromEntries([...this.kinds].map(([kind, parts]) => [kind, sorted(parts)]));
  }
}

function numbered(name: string): string[] {
  return Array.from({ length: 500 }, (_, index) => `${name}.${index + 2}`);
}

/** `limit` for most lists, `payments.limit` where it is another one. A path's `id` is never that of all. */
function namesOf(parameter: Json, resource: string): string[] {
  const name = String(parameter['name']);
  return [...(parameter['in'] === 'path' ? [] : [name]), `${resource}.${name}`];
}

/** A problem's example is called as its code, any other as its schema. */
function shareExamples(media: Media, often: ReadonlySet<string>, shelf: Shelf): void {
  const schema = media.schema.$ref?.split('/').at(-1);
  if (schema === undefined) return;
  media.examples &&= mapped(media.examples, (example, code) => {
    if (schema === 'Problem') return shelf.put('examples', [code], example);
    return often.has(JSON.stringify(example)) ? shelf.put('examples', [schema], example) : example;
  });
}

/** Answers that are the same for many operations, by status. */
const SHARED_ANSWERS: Readonly<Record<string, string>> = { 202: 'waits_for_approval', 304: 'unchanged' };

function shareProblems(operation: Operation, shelf: Shelf): void {
  operation.responses = mapped(operation.responses as Record<string, Answer>, (answer, status) => {
    answer.headers &&= mapped(answer.headers, (header, name) => shelf.put('headers', [name], header));
    const codes = answer['x-problem-codes'];
    if (codes !== undefined) return shelf.put('responses', [nameOf(codes)], answer);
    const name = SHARED_ANSWERS[status];
    return name === undefined ? answer : shelf.put('responses', [name], answer);
  });
}

/** The code of a problem, or the initials of several: there are two thousand references to them. */
function nameOf(codes: readonly string[]): string {
  const [first = '', ...others] = codes;
  if (others.length === 0) return first;
  return codes
    .map((code) => [...code.matchAll(/(?:^|_)(.)/g)].map(([, initial]) => initial).join(''))
    .join('.');
}

/** Answers that several operations have, such as that of whatever changes a customer. */
function shareAnswers(operations: readonly Operation[], shelf: Shelf): void {
  const answers = repeated(operations.flatMap(({ responses }) => Object.values(responses)).filter(isAnswer));
  for (const operation of operations) {
    operation.responses = mapped(operation.responses as Record<string, Answer>, (answer, status) => {
      if (!answers.has(JSON.stringify(answer))) return answer;
      const [media] = Object.values(answer.content ?? {});
      return shelf.put('responses', [`${media?.schema.$ref?.split('/').at(-1) ?? 'none'}.${status}`], answer);
    });
  }
}

/** Shorter ones are easier to read where they stand. */
const SHORTEST_FIELD = 160;

/** Returns the schemas with references in place of the fields that several have, which are called `field.NAME`. */
function shareFields(schemas: Schemas, shelf: Shelf): Schemas {
  const fieldsOf = (schema: Schemas[string]): Readonly<Record<string, unknown>> =>
    'properties' in schema ? (schema.properties ?? {}) : {};
  const often = repeated(Object.values(schemas).flatMap((schema) => Object.values(fieldsOf(schema))));
  return mapped(schemas, (schema) => {
    if (!('properties' in schema)) return schema;
    const properties = mapped(fieldsOf(schema), (field, name) => {
      const text = JSON.stringify(field);
      return text.length >= SHORTEST_FIELD && often.has(text)
        ? shelf.put('schemas', [`field.${name}`], field)
        : field;
    });
    return { ...schema, properties } as Schemas[string];
  });
}

function isAnswer(part: Answer | Json): part is Answer {
  return !('$ref' in part);
}

function mediaOf({ requestBody, responses }: Operation): Media[] {
  const answers = Object.values(responses) as Answer[];
  return [requestBody, ...answers].flatMap((body) => Object.values(body?.content ?? {}));
}

function operationsOf(paths: unknown): Operation[] {
  return Object.values((paths ?? {}) as Record<string, object>).flatMap(
    (item) => Object.values(item) as Operation[],
  );
}

function repeated(parts: readonly unknown[]): ReadonlySet<string> {
  const texts = parts.map((part) => JSON.stringify(part)).sort();
  return new Set(texts.filter((text, index) => text === texts[index - 1]));
}

function mapped<In, Out>(
  members: Readonly<Record<string, In>>,
  change: (member: In, name: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member, name)]));
}
