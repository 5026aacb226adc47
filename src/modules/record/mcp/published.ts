import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { CatalogEntry } from '../../../platform/index.js';
import { freeTextNames, type FreeTextNames } from './domain/free-text.js';
import { firstSentence, type Form, type Schema } from './domain/schema-form.js';
import { allFields, toolInput, type OperationForm, type Parameter } from './domain/tool-input.js';
import type { Given } from './domain/tool-request.js';
import { toolName, tools, type ToolSpec } from './domain/tools.js';

/** The published document, as much as tools are made of. */
export interface PublishedDocument {
  readonly paths: object;
}

/** A tool, made of an operation. */
export interface Tool {
  readonly name: string;
  readonly spec: ToolSpec;
  readonly entry: CatalogEntry;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  readonly needsBody: boolean;
  readonly input: StandardSchemaWithJSON<Given, Given>;
  /** Every field that it takes, in full words. */
  readonly fields: () => Readonly<Record<string, Schema>>;
}

/** All tools, and the names of fields of answers with words that people wrote. */
export interface Toolbox {
  readonly tools: readonly Tool[];
  readonly freeText: FreeTextNames;
}

interface PublishedOperation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

type Paths = Readonly<Record<string, PublishedOperation | undefined>>;

interface Reference {
  readonly $ref: string;
}

/** Makes the tools. Raises Error for one whose operation the catalog or the document does not have. */
export function toolboxOf(document: PublishedDocument, catalog: readonly CatalogEntry[]): Toolbox {
  const resolve = (reference: string): Schema => found(document, reference) as Schema;
  const operations = Object.values(document.paths as Readonly<Record<string, Paths>>).flatMap((path) =>
    Object.values(path),
  );
  const made = tools.map((spec) => {
    const entry = catalog.find(({ id }) => id === spec.operation);
    const operation = operations.find((one) => one?.operationId === spec.operation);
    if (entry === undefined || operation === undefined)
      throw new Error(`There is no operation ${spec.operation} to make a tool of.`);
    return toolOf(spec, entry, { operation, resolve });
  });
  const bodies = operations.map((one) => one && bodyOf(one)).filter((body) => body !== undefined);
  return { tools: made, freeText: freeTextNames(bodies, resolve) };
}

function toolOf(
  spec: ToolSpec,
  entry: CatalogEntry,
  { operation, resolve }: { operation: PublishedOperation; resolve: (reference: string) => Schema },
): Tool {
  const { requestBody } = operation;
  const parameters = (operation.parameters ?? [])
    .map((one) => ('$ref' in one ? (resolve(one.$ref) as unknown as Parameter) : one))
    .filter((one) => one.in === 'path' || one.in === 'query');
  const body = bodyOf(operation);
  const words = spec.fieldsAsIn === undefined ? 'first' : 'none';
  const form: Form = { resolve, keepsNull: entry.method === 'patch', words };
  const forms: OperationForm = { parameters, body, form };
  const input = toolInput(spec, forms);
  return {
    name: toolName(spec),
    spec,
    entry,
    description: descriptionOf(spec, entry),
    parameters,
    hasBody: body !== undefined,
    needsBody: requestBody?.required === true,
    input: fromJsonSchema<Given>(input),
    fields: () => allFields(spec, forms),
  };
}

function bodyOf({ requestBody }: PublishedOperation): Schema | undefined {
  return requestBody?.content['application/json']?.schema;
}

function descriptionOf({ asks, fieldsAsIn }: ToolSpec, { summary, description }: CatalogEntry): string {
  const sentences = [
    `${summary}.`,
    firstSentence(description),
    ...(fieldsAsIn === undefined ? [] : [`Fields as in ${toolName({ operation: fieldsAsIn })}.`]),
    ...(asks === true ? ['Called twice: to see what would happen, then with confirmation.'] : []),
  ];
  return sentences.join(' ');
}

function found(document: PublishedDocument, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>>)[name], document);
}
