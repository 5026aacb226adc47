/** Python: typed records for answers, typed dictionaries for what callers say, and each resource sync and async. */
import { fill } from '../template.mjs';
import { docOf, pascal, wrapped } from '../words.mjs';

export const language = 'Python';
/** What Swagger UI colours the samples as. */
export const highlighting = 'python';

const FOLDER = 'clients/python/src/countinghouse/generated';
const COLUMNS = 108;
const RESERVED = (
  'False None True and as assert async await break class continue def del elif else except finally for from global ' +
  'if import in is lambda nonlocal not or pass raise return try while with yield'
).split(' ');

/** Every generated file of the library, by its path. */
export function files(model) {
  const template = (name) => new URL(`${name}.py.tpl`, import.meta.url);
  const resources = (isAsync) =>
    fill(template('resources'), {
      prefix: isAsync ? 'Async' : '',
      define: isAsync ? 'async def' : 'def',
      wait: isAsync ? 'await ' : '',
      enter: isAsync ? '__aenter__' : '__enter__',
      exit: isAsync ? '__aexit__' : '__exit__',
      basePath: model.basePath,
      resources: model.resources.map((resource) => resourceOf(resource, model, isAsync)),
    });
  const read = model.schemas.filter(({ isRead }) => isRead).map((schema) => schemaOf(schema, ofAnswer));
  const written = model.schemas
    .filter(({ isWritten }) => isWritten)
    .map((schema) => schemaOf(schema, ofParameter));
  return new Map([
    [`${FOLDER}/__init__.py`, '# @generated from openapi/openapi.json by npm run generate.\n'],
    [`${FOLDER}/types.py`, fill(template('types'), { schemas: read })],
    [`${FOLDER}/params.py`, fill(template('params'), { schemas: written })],
    [`${FOLDER}/resources.py`, resources(false)],
    [`${FOLDER}/async_resources.py`, resources(true)],
  ]);
}

/** How an operation is called, as a program to paste. */
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
  const name = variable(answer.item);
  return [`for ${name} in ${call}:`, `    print(${name})`];
}

function variable(type) {
  if (type.kind !== 'ref') return 'answer';
  return type.name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

function schemaOf({ name, doc, fields }, typeOf) {
  return {
    name,
    doc: docstring(doc === '' ? `${name}.` : doc, '    '),
    fields: fields.map((field) => ({
      name: argument(field.name),
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
      return `Mapping[str, ${writtenType(type.of)}]`;
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
    operations: operations.map((operation) => operationOf(operation, model, isAsync)),
  };
}

function operationOf(operation, { schemas }, isAsync) {
  const { id, http, path, method, query, body, answer, conditional } = operation;
  const given = [body?.schema, query].filter(Boolean);
  const fields = given.flatMap((name) => schemas.find((schema) => schema.name === name).fields);
  if (given.length > 1) throw new Error(`${id} has both a body and a query, which Python cannot tell apart.`);
  if (fields.some(({ name }) => name === 'options'))
    throw new Error(`${id} has a field "options" in Python's way.`);
  const segments = path.split('/').filter(Boolean);
  const names = segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1));
  const isList = answer.kind === 'page';
  const kind = conditional ? 'ChangeOptions' : 'CallOptions';
  const result = resultOf(answer, isAsync);
  return {
    // Asking for a list asks for nothing yet, so it is not waited for.
    define: isAsync && !isList ? 'async def' : 'def',
    wait: isAsync && !isList ? 'await ' : '',
    method: argument(method),
    doc: docstring(docOf(operation), '        '),
    parameters: [
      'self',
      ...names.map((name) => `${name}: str`),
      ...(names.length > 0 ? ['/'] : []),
      '*',
      `options: Optional[${kind}] = None`,
      ...given.map((name) => `**fields: Unpack[params.${name}]`),
    ].join(', '),
    ...result,
    request: [
      `"${http}"`,
      `[${segments.map((segment) => (segment.startsWith('{') ? segment.slice(1, -1) : `"${segment}"`)).join(', ')}]`,
      ...result.as,
      ...(isList ? [`start="${answer.start}"`] : []),
      ...given.map(() => (query === undefined ? 'body=fields' : 'query=fields')),
    ].join(', '),
  };
}

function resultOf(answer, isAsync) {
  if (answer.kind === 'none') return { send: 'nothing', result: 'None', as: [] };
  if (answer.kind === 'bytes') return { send: 'content', result: 'bytes', as: [] };
  const { name } = answer.item ?? answer.type;
  if (name === undefined) throw new Error('Python knows answers that are records, and lists of them.');
  const as = [`types.${name}`];
  if (answer.kind === 'object') return { send: 'record', result: `types.${name}`, as };
  return { send: 'pages', result: `${isAsync ? 'Async' : ''}Pages[types.${name}]`, as };
}

/** A name that is a word of the language has a `_` behind it, which the runtime takes off. */
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
