import type { OpenAPIObject } from '@nestjs/swagger';
import { propertyWords, schemaWords } from './schema-words.js';

interface Schema {
  description?: string;
  pattern?: string;
  additionalProperties?: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const IDENTIFIER = /^([a-z]{3})_[0-9a-z]{26}$/;
const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/**
 * Says of every schema and property what it is, of identifiers their form, of bodies that they have no other fields.
 *
 * Changes the document. Raises for a schema or a property that nothing is said of.
 */
export function completeSchemas(document: OpenAPIObject): void {
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>);
  for (const [name, schema] of schemas) {
    schema.description ??= wordsOfSchema(name);
    for (const [property, one] of Object.entries(schema.properties ?? {}))
      completeProperty(name, property, one);
  }
  closeBodies(document, new Map(schemas));
}

/** The form of the identifiers with a prefix. */
export function identifierPattern(prefix: string): string {
  return `^${prefix}_[0-9a-z]{26}$`;
}

function completeProperty(schema: string, name: string, property: Schema): void {
  property.description ??= propertyWords[name];
  if (property.description === undefined) {
    throw new Error(
      `Nothing is said of ${schema}.${name}: give it a description, or add it to schema-words.ts.`,
    );
  }
  const [, prefix] = IDENTIFIER.exec(String(property.example)) ?? [];
  if (prefix !== undefined) property.pattern ??= identifierPattern(prefix);
}

/** `CustomerList`, `CreateCustomer` and the like speak for themselves. */
function wordsOfSchema(name: string): string {
  const known = schemaWords[name];
  if (known !== undefined) return known;
  const [, verb = '', noun = '', ending = ''] =
    /^(Create|Update|Patch|)(\w+?)(List|Summary|)$/.exec(name) ?? [];
  const words = noun.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  if (ending === 'List') return `A page of ${words.replace(/s?$/, 's')}.`;
  if (ending === 'Summary') return `What a list shows of the ${words}.`;
  const ofVerb: Readonly<Record<string, string>> = {
    Create: `What a new ${words} is made of.`,
    Update: `What replaces the ${words}.`,
    Patch: `What changes of the ${words}.`,
  };
  return ofVerb[verb] ?? `The ${words}.`;
}

/**
 * A body has no fields but these. Only where no answer has the same schema: answers get more fields as the API grows,
 * and a client that was generated today must not refuse them.
 */
function closeBodies(document: OpenAPIObject, schemas: ReadonlyMap<string, Schema>): void {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
  const answered = reachable(
    operations.map(({ responses }) => responses),
    schemas,
  );
  for (const name of reachable(
    operations.map(({ requestBody }) => requestBody),
    schemas,
  )) {
    const schema = schemas.get(name);
    if (schema?.properties !== undefined && !answered.has(name)) schema.additionalProperties = false;
  }
}

interface Operation {
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

/** The names of all schemas that parts of a document refer to, and those that these refer to. */
function reachable(
  parts: unknown,
  schemas: ReadonlyMap<string, Schema>,
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(parts).matchAll(REFERENCE)) {
    if (found.has(name)) continue;
    found.add(name);
    reachable(schemas.get(name) ?? {}, schemas, found);
  }
  return found;
}
