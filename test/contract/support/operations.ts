import { document } from '../../support/contract.js';

/** The part of JSON Schema that the published document uses for requests. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly not?: { readonly const: unknown };
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-decimals'?: number;
  readonly 'x-enum-hint'?: string;
  readonly example?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  /** `deepObject` for a family such as `issue_date[gte]`. */
  readonly style?: string;
  readonly schema: Schema;
  readonly example?: string | number;
}

/** An operation of the published document. */
export interface PublishedOperation {
  readonly id: string;
  readonly method: string;
  /** With `{id}` where an identifier stands, and an example of what else may be chosen in it. */
  readonly path: string;
  readonly access: string;
  /** A well-formed identifier that does not exist, for an operation on one resource. */
  readonly unknownId: string | undefined;
  readonly query: readonly Parameter[];
  readonly body: { readonly schema: Schema; readonly example: object } | undefined;
}

interface Published {
  readonly operationId: string;
  readonly 'x-access': string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { schema: Schema; examples: { example: { value: object } } } | undefined>
    >;
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every published operation, so that a new one is tested without being named. */
export const operations: readonly PublishedOperation[] = Object.entries(document.paths).flatMap(
  ([path, item]) =>
    METHODS.flatMap((method) => {
      const published = (item as Record<string, Published | undefined>)[method];
      return published === undefined ? [] : [operationOf(published, method.toUpperCase(), path)];
    }),
);

/** The operations with a body. */
export const writingOperations = operations.filter(takesBody);

export type WritingOperation = PublishedOperation & { readonly body: object };

export function takesBody(operation: PublishedOperation): operation is WritingOperation {
  return operation.body !== undefined;
}

function operationOf(published: Published, method: string, path: string): PublishedOperation {
  const parameters = published.parameters ?? [];
  const places = parameters.filter((parameter) => parameter.in === 'path');
  const id = places.find(({ name }) => name === 'id');
  const choices = places.filter((place) => place !== id);
  const chosen = choices.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, String(example)),
    path,
  );
  const media = published.requestBody?.content['application/json'];
  return {
    id: published.operationId,
    method,
    path: chosen,
    access: published['x-access'],
    unknownId: id && String(id.example),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    body: media && { schema: media.schema, example: media.examples.example.value },
  };
}

/** Resolves a reference, or a choice between a schema and null. */
export function resolved(schema: Schema): Schema {
  const inner = (schema.anyOf ?? schema.allOf)?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.$ref === undefined) return inner;
  const name = inner.$ref.split('/').at(-1) ?? '';
  return resolved((document.components?.schemas as Readonly<Record<string, Schema>>)[name] ?? {});
}
