import { writtenOut, type Form, type Schema } from './schema-form.js';
import type { ToolSpec } from './tools.js';

/** A parameter of an operation in the published document. */
export interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly style?: string;
}

/** As much of an operation as its tool is made of. */
export interface OperationForm {
  /** Those of its path and query. */
  readonly parameters: readonly Parameter[];
  /** Undefined if it takes none. */
  readonly body: Schema | undefined;
  readonly form: Form;
}

/** What a tool takes: everything in one object, wherever the operation takes it. */
export interface ToolInput {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

const CONFIRMATION: Schema = { type: 'string', maxLength: 255, description: 'From the first call.' };
const EXTRA: Schema = { type: 'object', description: 'Further fields; describe_fields tells them.' };
/** An identifier is what another tool gave; a wrong one is told by the operation. */
const ID: Schema = { type: 'string' };

/** Returns every field of a tool, in full words. */
export function allFields(
  { withholds = [] }: ToolSpec,
  { parameters, body, form }: OperationForm,
): Readonly<Record<string, Schema>> {
  const full: Form = { ...form, words: 'all' };
  const fields = parameters.map((parameter) => [parameter.name, schemaOf(parameter, full)] as const);
  const ofBody = Object.entries(body === undefined ? {} : propertiesOf(writtenOut(body, full)));
  return Object.fromEntries([...fields, ...ofBody].filter(([name]) => !withholds.includes(name)));
}

/** Returns what a tool takes, with the fields that it shows. */
export function toolInput({ shows, asks }: ToolSpec, operation: OperationForm): ToolInput {
  const { parameters, body, form } = operation;
  const isShown = (path: string): boolean => shows === undefined || shows.includes(path);
  const shown = parameters.filter(({ in: place, name }) => place === 'path' || isShown(name));
  const fields = shown.map((parameter) => [parameter.name, schemaOf(parameter, form)] as const);
  const written = body && writtenOut(body, form);
  const ofBody = Object.entries(written === undefined ? {} : propertiesOf(written))
    .filter(([name]) => isShown(name))
    .map(([name, schema]) => [name, partOf(name, schema, shows)] as const);
  const total = parameters.length + Object.keys(written === undefined ? {} : propertiesOf(written)).length;
  const isPart = fields.length + ofBody.length < total || shows?.some((path) => path.includes('.')) === true;
  const required = [
    ...shown.filter(({ required: is }) => is === true).map(({ name }) => name),
    ...((written?.['required'] as readonly string[] | undefined) ?? []),
  ];
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries([...fields, ...ofBody]),
      ...(isPart && { extra: EXTRA }),
      ...(asks === true && { confirmation: CONFIRMATION }),
    },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOf({ in: place, description, schema }: Parameter, form: Form): Schema {
  if (place === 'path' && schema['enum'] === undefined) return ID;
  return writtenOut({ ...schema, ...(description !== undefined && { description }) }, form);
}

/** Cuts the fields of lines and of objects that are not shown. They may be given all the same. */
function partOf(name: string, schema: Schema, shows: readonly string[] | undefined): Schema {
  const prefix = `${name}.`;
  const inside = shows?.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  if (inside === undefined || inside.length === 0) return schema;
  const line = schema['items'] as Schema | undefined;
  return line === undefined ? withFields(schema, inside) : { ...schema, items: withFields(line, inside) };
}

function withFields(schema: Schema, names: readonly string[]): Schema {
  const { additionalProperties: _, ...rest } = schema;
  const kept = Object.entries(propertiesOf(schema)).filter(([field]) => names.includes(field));
  return { ...rest, properties: Object.fromEntries(kept) };
}

function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema['properties'] as Readonly<Record<string, Schema>> | undefined) ?? {};
}
