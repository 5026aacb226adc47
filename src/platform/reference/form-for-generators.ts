import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Readonly<Record<string, unknown>>;

/** Members of a schema that hold one schema, a list of schemas, or schemas by name. */
const ONE = new Set(['items', 'additionalProperties', 'not']);
const LIST = new Set(['anyOf', 'oneOf', 'allOf']);
const NAMED = new Set(['properties']);

/** Members that only JSON Schema 2020-12 has. The document has none of them, and a derived form would lose them. */
const UNKNOWN =
  /^(?:if|then|else|prefixItems|contains|patternProperties|propertyNames|unevaluated\w+|dependent\w+|\$defs)$/;

/**
 * Derives the document in OpenAPI 3.0.3, for generators that do not know 3.1: `nullable` in place of the type `null`,
 * `enum` in place of `const`, `allOf` around a reference that has neighbours, and `x-webhooks` in place of `webhooks`.
 *
 * Changes nothing of the document. Raises Error for a schema that OpenAPI 3.0 cannot express.
 */
export function formForGenerators(document: OpenAPIObject): OpenAPIObject {
  const { webhooks, components, ...rest } = document;
  const { schemas = {}, ...others } = components ?? {};
  const derived = {
    ...(partOf(rest) as OpenAPIObject),
    openapi: '3.0.3',
    components: { ...(partOf(others) as object), schemas: mapped(schemas, schemaOf) },
    ...(webhooks && { 'x-webhooks': partOf(webhooks) }),
  };
  return derived as unknown as OpenAPIObject;
}

/** A part that is no schema, with its schemas derived. Examples are values, whatever their members are called. */
function partOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partOf);
  if (typeof part !== 'object' || part === null) return part;
  return mapped(part as Json, (member, name) => {
    if (name === 'schema') return schemaOf(member);
    return name === 'example' || name === 'value' ? member : partOf(member);
  });
}

function schemaOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = mapped(schema as Json, (member, name) => {
    if (UNKNOWN.test(name)) throw new Error(`OpenAPI 3.0 has no ${name}.`);
    if (ONE.has(name)) return schemaOf(member);
    if (LIST.has(name)) return (member as unknown[]).map(schemaOf);
    return NAMED.has(name) ? mapped(member as Json, schemaOf) : member;
  });
  return besideReference(withNullable(withoutConst(members)));
}

function withoutConst({ const: only, ...schema }: Json): Json {
  return only === undefined ? schema : { ...schema, enum: [only] };
}

/** `[string, null]` and `anyOf: [X, null]`. */
function withNullable(schema: Json): Json {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type)) return nullableType(rest, type as string[], anyOf);
  if (!Array.isArray(anyOf)) return schema;
  const choices = (anyOf as Json[]).filter((choice) => choice['type'] !== 'null');
  if (choices.length === anyOf.length) return schema;
  const [choice = {}, ...others] = choices;
  if (others.length > 0) return { ...rest, ...typeOf(type), anyOf: choices, nullable: true };
  return choice['$ref'] === undefined
    ? { ...choice, ...rest, nullable: true }
    : { ...rest, allOf: [choice], nullable: true };
}

function nullableType(rest: Json, types: readonly string[], anyOf: unknown): Json {
  const [type, ...others] = types.filter((one) => one !== 'null');
  if (others.length > 0) throw new Error(`A schema of OpenAPI 3.0 has one type, not ${types.join(' and ')}.`);
  return {
    ...typeOf(type),
    ...rest,
    ...(anyOf !== undefined && { anyOf }),
    nullable: types.includes('null'),
  };
}

function typeOf(type: unknown): Json {
  return type === undefined ? {} : { type };
}

/** In OpenAPI 3.0, whatever stands beside a reference is ignored. */
function besideReference(schema: Json): Json {
  const { $ref, ...rest } = schema;
  return $ref === undefined || Object.keys(rest).length === 0 ? schema : { ...rest, allOf: [{ $ref }] };
}

function mapped(members: Json, change: (member: unknown, name: string) => unknown): Json {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member, name)]));
}
