/** Emits TypeScript types and resources; clients/javascript/build.mjs compiles them with the rest. */
import { fill } from '../template.mjs';
import { camel, docOf, followingDocOf, pascal, prose, wrapped } from '../words.mjs';

export const language = 'JavaScript';
/** The language of Swagger UI's syntax highlighting. */
export const highlighting = 'javascript';

const FOLDER = 'clients/javascript/src/generated';
const COLUMNS = 100;

/** Returns every generated file of the library, by its path. */
export function files(model) {
  const resources = model.resources.map(resourceOf);
  const template = (name) => new URL(`${name}.ts.tpl`, import.meta.url);
  return new Map([
    [
      `${FOLDER}/types.ts`,
      fill(template('types'), { schemas: model.schemas.map(schemaOf), eventObjects: model.eventObjects }),
    ],
    [`${FOLDER}/event-types.ts`, fill(template('event-types'), { eventObjects: model.eventObjects })],
    [
      `${FOLDER}/resources.ts`,
      fill(template('resources'), { resources, basePath: model.basePath, ...importsOf(resources) }),
    ],
    [
      `${FOLDER}/version.ts`,
      fill(template('version'), { version: model.libraryVersion, apiVersion: model.version }),
    ],
  ]);
}

/** Returns a sample that calls an operation. */
export function sample(operation) {
  const { resource, method, pathParameters, query, body, answer, exampleQuery } = operation;
  const values = [
    ...pathParameters.map(({ example }) => literal(example)),
    ...(body === undefined ? [] : [literal(body.example)]),
    ...(query === undefined || Object.keys(exampleQuery).length === 0 ? [] : [literal(exampleQuery)]),
  ];
  const call = `client.${camel(resource)}.${camel(method)}(${values.join(', ')})`;
  return [
    "import { Countinghouse } from '@countinghouse/client';",
    '',
    "const client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });",
    ...usage(call, answer),
  ].join('\n');
}

function usage(call, answer) {
  if (answer.kind === 'none') return [`await ${call};`];
  if (answer.kind === 'bytes') return [`const file = await ${call};`];
  if (answer.kind === 'object') return [`const ${variable(answer.type)} = await ${call};`];
  if (answer.kind === 'list') return [`const answer = await ${call};`];
  if (answer.kind === 'events') return [`for await (const event of ${call}) {`, '  console.log(event);', '}'];
  const name = variable(answer.item);
  return [`for await (const ${name} of ${call}) {`, `  console.log(${name});`, '}'];
}

function variable(type) {
  return type.kind === 'ref' ? camel(type.name) : 'answer';
}

function schemaOf({ name, doc, fields, isRead }) {
  return {
    name,
    doc: comment(doc === '' ? `${name}.` : doc),
    fields: fields.map((field) => ({
      name: field.name,
      doc: oneLine(field.doc),
      optional: field.required ? '' : '?',
      type: typeOf(field.type, isRead) + (field.nullable ? ' | null' : ''),
    })),
  };
}

function resourceOf({ name, doc, operations }) {
  // With the suffix, because a schema may have the bare name.
  const className = `${pascal(name)}Resource`;
  return { className, property: camel(name), doc: oneLine(doc), operations: operations.flatMap(methodsOf) };
}

/** A second method streams what returns a file, and follows a list that can wait. */
function methodsOf(operation) {
  const method = operationOf(operation);
  const { kind, waits, item } = operation.answer;
  if (waits !== undefined) {
    const result = `AsyncGenerator<${qualified(item)}, void, undefined>`;
    const request = `${method.request}, waitSeconds: ${waits}`;
    const doc = comment(followingDocOf(operation));
    return [method, { ...method, method: 'follow', send: 'follow', result, request, doc }];
  }
  if (kind !== 'bytes') return [method];
  const stream = { method: `${method.method}Stream`, send: 'download', result: 'Promise<Download>' };
  return [method, { ...method, ...stream, doc: [...method.doc, '', ' The file is read as it comes.'] }];
}

function importsOf(resources) {
  const results = resources.flatMap(({ operations }) => operations.map(({ result }) => result)).join();
  const named = { download: 'Download', events: 'ServerSentEvent', pages: 'Pages' };
  return Object.fromEntries(
    Object.entries(named).map(([key, name]) => [key, new RegExp(`\\b${name}\\b`).test(results)]),
  );
}

function operationOf(operation) {
  const {
    method,
    http,
    path: template,
    pathParameters,
    query,
    body,
    answer,
    conditional,
    headers,
  } = operation;
  const names = pathParameters.map(({ name }) => camel(name));
  const segments = template.split('/').filter(Boolean).map(segmentOf);
  const options = conditional ? 'ChangeOptions' : 'CallOptions';
  return {
    method: camel(method),
    doc: comment(docOf(operation)),
    parameters: [
      ...names.map((name) => `${name}: string`),
      ...(body === undefined
        ? []
        : [`body: types.${body.schema}${body.required ? '' : ' | undefined = undefined'}`]),
      ...(query === undefined ? [] : [`query: types.${query} = {}`]),
      `options: ${options} = {}`,
    ].join(', '),
    ...resultOf(answer),
    request: [
      `method: '${http}'`,
      `path: [${segments.join(', ')}]`,
      ...(body === undefined ? [] : ['body']),
      ...(body?.required ? ['needsBody: true'] : []),
      ...(query === undefined ? [] : ['query']),
      ...(headers.length === 0
        ? []
        : [`headerFields: { ${headers.map(({ field, header }) => `${field}: '${header}'`).join(', ')} }`]),
      ...(answer.kind === 'page' ? [`start: '${answer.start}'`] : []),
    ].join(', '),
  };
}

function segmentOf(segment) {
  const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
  return name === undefined ? `'${segment}'` : camel(name);
}

function resultOf(answer) {
  if (answer.kind === 'page') return { send: 'list', result: `Pages<${qualified(answer.item)}>` };
  if (answer.kind === 'events')
    return { send: 'events', result: 'AsyncGenerator<ServerSentEvent, void, undefined>' };
  if (answer.kind === 'bytes') return { send: 'bytes', result: 'ApiPromise<Uint8Array<ArrayBuffer>>' };
  if (answer.kind === 'none') return { send: 'nothing', result: 'ApiPromise<void>' };
  if (answer.kind === 'list')
    return { send: 'array', result: `ApiPromise<Array<${qualified(answer.item)}>>` };
  return { send: 'json', result: `ApiPromise<${qualified(answer.type)}>` };
}

function qualified(type) {
  return type.kind === 'ref' ? `types.${type.name}` : typeOf(type, true);
}

/** If the service may add values, the type also accepts ones that this version does not know. */
function typeOf(type, isRead) {
  switch (type.kind) {
    case 'ref':
      return type.name;
    case 'list':
      return `Array<${typeOf(type.of, isRead)}>`;
    case 'map':
      return `Record<string, ${typeOf(type.of, isRead)}${type.hasNulls ? ' | null' : ''}>`;
    case 'enum':
      return [...type.values.map((value) => `'${value}'`), ...(isRead ? ['NewerValue'] : [])].join(' | ');
    case 'decimal':
      // Without a decimal type, JavaScript leaves a text as it is.
      return type.isText ? 'string' : 'number';
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'any':
      return 'unknown';
    default:
      return 'string';
  }
}

function literal(value, indent = '') {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(entry, inner)}`,
      );
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return open + close;
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (line.length + indent.length <= 60 && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

function comment(text) {
  return wrapped(safe(text), COLUMNS).map((line) => (line === '' ? '' : ` ${line}`));
}

function oneLine(text) {
  return safe(prose(text)).replaceAll(/\s+/g, ' ');
}

function safe(text) {
  return text.replaceAll('*/', '*\\/');
}
