/** Emits Python: typed records for answers, typed dictionaries for requests, and each resource sync and async. */
import { fill } from '../template.mjs';
import { docOf, followingDocOf, pascal, wrapped } from '../words.mjs';

export const language = 'Python';
/** The language of Swagger UI's syntax highlighting. */
export const highlighting = 'python';

const FOLDER = 'clients/python/src/countinghouse/generated';
const COLUMNS = 108;
const RESERVED = (
  'False None True and as assert async await break class continue def del elif else except finally for from global ' +
  'if import in is lambda nonlocal not or pass raise return try while with yield'
).split(' ');

/** Returns every generated file of the library, by its path. */
export function files(model) {
  const template = (name) => new URL(`${name}.py.tpl`, import.meta.url);
  const resources = (isAsync) =>
    fill(template('resources'), {
      prefix: isAsync ? 'Async' : '',
      iterator: isAsync ? 'AsyncIterator' : 'Iterator',
      manager: isAsync ? 'AsyncContextManager' : 'ContextManager',
      basePath: model.basePath,
      resources: model.resources.map((resource) => resourceOf(resource, model, isAsync)),
    });
  const read = model.schemas.filter(({ isRead }) => isRead).map((schema) => schemaOf(schema, ofAnswer));
  const writing = model.schemas.filter(({ isWritten }) => isWritten);
  const calls = model.resources.flatMap(({ operations }) => operations);
  const arguments_ = new Set(calls.flatMap(({ query, body }) => [query, body?.schema]));
  const written = writing.map((schema) => writtenSchemaOf(schema, arguments_.has(schema.name), writing));
  return new Map([
    [`${FOLDER}/__init__.py`, '# @generated from openapi/openapi.json by npm run generate.\n'],
    [`${FOLDER}/types.py`, fill(template('types'), { schemas: read, eventObjects: model.eventObjects })],
    [`${FOLDER}/params.py`, fill(template('params'), { schemas: written, dates: datesIn(writing) })],
    [
      `${FOLDER}/version.py`,
      fill(template('version'), { version: model.libraryVersion, apiVersion: model.version }),
    ],
    [`${FOLDER}/resources.py`, resources(false)],
    [`${FOLDER}/async_resources.py`, resources(true)],
  ]);
}

/** Returns a sample that calls an operation. */
export function sample(operation) {
  const { resource, method, pathParameters, body, answer, exampleQuery } = operation;
  const given = Object.entries({ ...exampleQuery, ...body?.example });
  const words = [
    ...pathParameters.map(({ example }) => literal(example)),
    ...given.map(([name, value]) => `${argument(name)}=${literal(value, '    ')}`),
  ];
  const line = words.join(', ');
  const isShort = given.length < 2 && line.length < 70;
  const list = isShort ? line : `\n${words.map((word) => `    ${word},\n`).join('')}`;
  const call = `client.${resource}.${argument(method)}(${list})`;
  return [
    ...(call.includes('Decimal(') ? ['from decimal import Decimal', ''] : []),
    'from countinghouse import Countinghouse',
    '',
    'client = Countinghouse("http://127.0.0.1:3000", api_key="ch_live_…")',
    ...usage(call, answer),
  ].join('\n');
}

function usage(call, answer) {
  if (answer.kind === 'none') return [call];
  if (answer.kind === 'bytes') return [`content = ${call}`];
  if (answer.kind === 'object') return [`${variable(answer.type)} = ${call}`];
  if (answer.kind === 'list') return [`answer = ${call}`];
  if (answer.kind === 'events') return [`for event in ${call}:`, '    print(event)'];
  const name = variable(answer.item);
  return [`for ${name} in ${call}:`, `    print(${name})`];
}

function variable(type) {
  if (type.kind !== 'ref') return 'answer';
  return type.name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/**
 * Keyword arguments that are Python keywords get the suffix `_`, while dictionaries have the API's names.
 *
 * Raises an Error for a schema that is used as both and has such a name.
 */
function writtenSchemaOf(schema, isArguments, all) {
  const isReserved = schema.fields.some(({ name }) => RESERVED.includes(name));
  const isInside = all.some(({ fields }) => fields.some(({ type }) => refersTo(type, schema.name)));
  if (isReserved && isArguments && isInside) {
    throw new Error(`${schema.name} has a word of Python in it, and is both arguments and a part of others.`);
  }
  return { ...schemaOf(schema, ofParameter), isClass: !isReserved || isArguments };
}

function refersTo(type, name) {
  return type.of === undefined ? type.name === name : refersTo(type.of, name);
}

/** Returns the names of fields that are dates, except those that are instants in another schema. */
function datesIn(schemas) {
  const namesOf = (kind) =>
    schemas.flatMap(({ fields }) =>
      fields.filter(({ type }) => type.kind === kind || type.name === RANGES[kind]).map(({ name }) => name),
    );
  const times = new Set(namesOf('date-time'));
  const days = [...new Set(namesOf('date'))].filter((name) => !times.has(name) && !BOUNDS.includes(name));
  return `{${days
    .sort()
    .map((name) => JSON.stringify(name))
    .join(', ')}}`;
}

const RANGES = { date: 'DateRange', 'date-time': 'TimeRange' };
const BOUNDS = ['gte', 'gt', 'lte', 'lt'];

function schemaOf({ name, doc, fields }, typeOf) {
  return {
    name,
    base: name === 'Event' ? 'EventRecord' : 'Record',
    doc: docstring(doc === '' ? `${name}.` : doc, '    '),
    fields: fields.map((field) => ({
      name: argument(field.name),
      wire: field.name,
      quotable: typeOf(field).replaceAll('"', "'"),
      doc: field.doc === '' ? [] : [docstring(field.doc, '    ')],
      type: typeOf(field),
    })),
  };
}

function ofAnswer({ type, nullable, required }) {
  return readType(type) + (nullable || !required ? ' | None' : '');
}

function readType(type) {
  switch (type.kind) {
    case 'ref':
      return type.name;
    case 'list':
      return `list[${readType(type.of)}]`;
    case 'map':
      return `dict[str, ${readType(type.of)}]`;
    // The service may add values that this version does not know.
    case 'enum':
      return `${oneOf(type.values)} | str`;
    default:
      return { ...SIMPLE, decimal: 'Decimal', date: 'dt.date', 'date-time': 'dt.datetime' }[type.kind];
  }
}

function ofParameter({ type, nullable, required }) {
  const text = writtenType(type) + (nullable ? ' | None' : '');
  return required ? text : `NotRequired[${text}]`;
}

function writtenType(type) {
  switch (type.kind) {
    case 'ref':
      return type.name;
    case 'list':
      return `Sequence[${writtenType(type.of)}]`;
    case 'map':
      return `Mapping[str, ${writtenType(type.of)}${type.hasNulls ? ' | None' : ''}]`;
    case 'enum':
      return oneOf(type.values);
    default:
      return { ...SIMPLE, decimal: 'Number', date: 'Date', 'date-time': 'Time' }[type.kind];
  }
}

const SIMPLE = { text: 'str', integer: 'int', boolean: 'bool', any: 'Any' };

function oneOf(values) {
  return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}

function resourceOf({ name, doc, operations }, model, isAsync) {
  return {
    className: pascal(name),
    property: name,
    doc: docstring(doc, ''),
    operations: operations.flatMap((operation) => methodsOf(operation, model, isAsync)),
  };
}

/** A second method streams what returns a file, and follows a list that can wait. */
function methodsOf(operation, model, isAsync) {
  const method = operationOf(operation, model, isAsync);
  const { kind, waits, item, start } = operation.answer;
  if (waits !== undefined) {
    const type = `types.${item.name}`;
    const send = `follow(request, ${type}, "${start}", ${waits}, options)`;
    const [own, other] = [docOf, followingDocOf].map((read) => docstring(read(operation), '        '));
    const doc = method.doc.replace(own, other);
    const result = `${isAsync ? 'Async' : ''}Iterator[${type}]`;
    return [method, { ...method, method: 'follow', send, doc, result }];
  }
  if (kind !== 'bytes') return [method];
  const result = `${isAsync ? 'AsyncContextManager[Async' : 'ContextManager['}Download]`;
  const doc = `${method.doc}\n\n        The file is read as it comes, in a \`with\` block.`;
  const stream = { method: `${operation.method}_stream`, define: 'def', wait: '', result, doc };
  return [method, { ...method, ...stream, send: 'download(request, options)' }];
}

function operationOf(operation, { schemas }, isAsync) {
  const { id, http, path, method, query, body, answer, conditional, headers } = operation;
  const fieldsOf = (name) => schemas.find((schema) => schema.name === name)?.fields ?? [];
  // Fields are keyword arguments. If there is a body, the query is one of the options.
  const named = body?.schema ?? query;
  const fields = fieldsOf(named);
  const taken = fields.find(({ name }) => name === 'options' || (body && query && name === 'query'));
  if (taken !== undefined) throw new Error(`${id} has a field "${taken.name}" in Python's way.`);
  const segments = path.split('/').filter(Boolean);
  const names = segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1));
  const isLazy = answer.kind === 'page' || answer.kind === 'events';
  const kind = conditional ? 'ChangeOptions' : 'CallOptions';
  const bodyText = body?.required ? 'body=fields' : 'body=fields or None';
  return {
    // A list sends no request until it is iterated, so it is not awaited.
    define: isAsync && !isLazy ? 'async def' : 'def',
    wait: isAsync && !isLazy ? 'await ' : '',
    method: argument(method),
    doc: docstring(docOf(operation), '        ') + argumentsText(fields),
    parameters: [
      'self',
      ...names.map((name) => `${name}: str`),
      ...(names.length > 0 ? ['/'] : []),
      '*',
      ...(body && query ? [`query: Optional[params.${query}] = None`] : []),
      `options: Optional[${kind}] = None`,
      ...(named === undefined ? [] : [`**fields: Unpack[params.${named}]`]),
    ].join(', '),
    ...resultOf(answer, isAsync),
    request: [
      `"${http}"`,
      `[${segments.map((segment) => (segment.startsWith('{') ? segment.slice(1, -1) : `"${segment}"`)).join(', ')}]`,
      ...(query === undefined ? [] : [body ? 'query=query' : 'query=fields']),
      ...(body === undefined ? [] : [bodyText]),
      ...(headers.length === 0
        ? []
        : [`header_fields={${headers.map(({ field, header }) => `"${field}": "${header}"`).join(', ')}}`]),
    ].join(', '),
  };
}

/** Returns the documentation of the fields, which editors show for a call. */
function argumentsText(fields) {
  if (fields.length === 0) return '';
  const lines = fields.map(({ name, doc, required }) => {
    const text = [required ? 'Required.' : '', doc.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ');
    return docstring(
      `${argument(name)}: ${text === '' ? 'See the API reference.' : text}`,
      '                ',
    );
  });
  return `\n\n        Args:\n${lines.map((line) => `            ${line}`).join('\n')}`;
}

function resultOf(answer, isAsync) {
  const prefix = isAsync ? 'Async' : '';
  if (answer.kind === 'none') return { send: 'nothing(request, options)', result: 'None' };
  if (answer.kind === 'bytes') return { send: 'content(request, options)', result: 'bytes' };
  if (answer.kind === 'events')
    return { send: 'events(request, options)', result: `${prefix}Iterator[ServerSentEvent]` };
  const type = `types.${(answer.item ?? answer.type).name}`;
  if (answer.kind === 'object') return { send: `record(request, ${type}, options)`, result: type };
  if (answer.kind === 'list') {
    // Avoids the method `list` of the class around it.
    return { send: `records(request, ${type}, options)`, result: `"types.List[${type}]"` };
  }
  return { send: `pages(request, ${type}, "${answer.start}", options)`, result: `${prefix}Pages[${type}]` };
}

/** A name that is a Python keyword gets the suffix `_`, which the runtime removes. */
function argument(name) {
  return RESERVED.includes(name) ? `${name}_` : name;
}

function literal(value, indent = '') {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : `Decimal("${value}")`;
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${literal(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${entries.join(', ')}${close}`;
  if (line.length + indent.length <= 70 && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

function docstring(text, indent) {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '" ');
  return wrapped(safe, COLUMNS - indent.length)
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n');
}
