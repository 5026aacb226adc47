/** Emits Java: a class for each schema, built and read by name, and one for each resource. */
import { fill } from '../template.mjs';
import { docOf, followingDocOf, pascal, prose, wrapped } from '../words.mjs';
import {
  accessorName,
  constantName,
  importsOf,
  literal,
  methodName,
  reader,
  setterName,
  typeName,
} from './types.mjs';

export const language = 'Java';
/** The language of Swagger UI's syntax highlighting. */
export const highlighting = 'java';

const FOLDER = 'clients/java/src/main/java/com/countinghouse';
const COLUMNS = 110;
const LIMITED = 'It may be limited to one version of the resource (`CallOptions.withIfVersion`).';

/** Returns every generated file of the library, by its path. */
export function files(model) {
  const template = (name) => new URL(`${name}.java.tpl`, import.meta.url);
  const resources = model.resources.map(resourceOf);
  const { libraryVersion: version, version: apiVersion } = model;
  const eventObjects = model.eventObjects.map(({ schema, types }) => ({
    schema,
    cases: types.map((type) => `"${type}"`).join(', '),
  }));
  return new Map([
    [`${FOLDER}/Version.java`, fill(template('version'), { version, apiVersion })],
    [`${FOLDER}/Countinghouse.java`, fill(template('client'), { resources, basePath: model.basePath })],
    ...resources.map((values) => [
      `${FOLDER}/resources/${values.className}.java`,
      fill(template('resource'), values),
    ]),
    ...model.schemas.map((schema) => [
      `${FOLDER}/types/${schema.name}.java`,
      fill(template('type'), { ...schemaOf(schema), isEvent: schema.name === 'Event', eventObjects }),
    ]),
  ]);
}

/** Returns a sample that calls an operation. */
export function sample(operation, { schemas }) {
  const { resource, pathParameters, query, body, answer, exampleQuery } = operation;
  const built = (value, name) => literal(value, { kind: 'ref', name }, schemas);
  const values = [
    ...pathParameters.map(({ example }) => JSON.stringify(example)),
    ...(body === undefined ? [] : [built(body.example, body.schema)]),
    ...(query === undefined || Object.keys(exampleQuery).length === 0 ? [] : [built(exampleQuery, query)]),
  ];
  const call = `client.${methodName(resource)}().${nameOf(operation)}(${values.join(', ')})`;
  const used = [...importsOf(call), 'com.countinghouse.Countinghouse'];
  return [
    ...[...used, ...(/\.builder\(\)/.test(call) ? ['com.countinghouse.types.*'] : [])]
      .sort()
      .map((path) => `import ${path};`),
    '',
    'var client = Countinghouse.builder().baseUrl("http://127.0.0.1:3000").apiKey("ch_live_…").build();',
    ...usage(call, answer),
  ].join('\n');
}

function usage(call, answer) {
  if (answer.kind === 'none') return [`${call};`];
  if (answer.kind === 'bytes') return [`byte[] file = ${call};`];
  if (answer.kind === 'object') return [`var ${variable(answer.type)} = ${call};`];
  if (answer.kind === 'list') return [`var answer = ${call};`];
  if (answer.kind === 'events') return [`${call}.forEach(System.out::println);`];
  const name = variable(answer.item);
  return [`for (var ${name} : ${call}) {`, `  System.out.println(${name});`, '}'];
}

function variable(type) {
  return type.kind === 'ref' ? methodName(type.name) : 'answer';
}

function schemaOf({ name, doc, fields, isWritten, isRead }) {
  const types = fields.map(({ type }) => typeName(type)).join();
  const enums = fields.flatMap((field) => {
    const { kind, values } = field.type.kind === 'list' ? field.type.of : field.type;
    if (kind !== 'enum') return [];
    const constants = [...new Map(values.map((value) => [constantName(value), value]))];
    return [
      {
        wire: field.name,
        enumName: pascal(field.name),
        // A read value may be one that this version does not know.
        isReadable: isRead,
        constants: constants.map(([constant, value], at) => ({
          constant,
          value,
          end: at === constants.length - 1 ? ';' : ',',
        })),
      },
    ];
  });
  const lines = comment(doc === '' ? `${name}.` : doc);
  return {
    name,
    doc: lines,
    brief: lines.length === 1 ? lines : [],
    imports: importsOf(`${types} Map`),
    enums,
    hasEnums: enums.some(({ isReadable }) => !isReadable),
    isWritten,
    fields: fields.map((field) => ({
      wire: field.name,
      doc: oneLine(
        [field.doc, (field.nullable || !field.required) && 'May be null.'].filter(Boolean).join(' '),
      ),
      type: typeName(field.type),
      isRead,
      accessor: accessorName(field.name),
      reader: reader(field.type),
      setters: settersOf(field, isRead).map((type) => ({
        type,
        setter: setterName(field.name),
        doc: oneLine(field.doc),
      })),
    })),
  };
}

/** Integers have no suffix `L`, and need no `BigDecimal.valueOf`. */
function settersOf({ name, type, nullable }, isRead) {
  if (!isRead && type.kind === 'enum') return [pascal(name)];
  if (!isRead && type.kind === 'list' && type.of.kind === 'enum') return [`List<${pascal(name)}>`];
  if (type.kind === 'decimal') return ['BigDecimal', 'long'];
  if (type.kind === 'integer') return nullable ? ['Long', 'long'] : ['long'];
  return [typeName(type)];
}

function resourceOf({ name, doc, operations }) {
  const className = pascal(name);
  const values = operations.flatMap((operation) => methodsOf(operation, qualifier(operations, className)));
  const types = values.map(({ types: own }) => own).join();
  const names = new Set(operations.flatMap(namesIn).filter((type) => type !== className));
  return {
    className,
    property: methodName(name),
    doc: oneLine(doc),
    operations: values,
    imports: [
      'com.countinghouse.CallOptions',
      ...(/\bDownload\b/.test(types) ? ['com.countinghouse.Download'] : []),
      ...(/\bPages\b/.test(types) ? ['com.countinghouse.Pages'] : []),
      ...(/\bServerSentEvent\b/.test(types)
        ? ['com.countinghouse.ServerSentEvent', 'java.util.stream.Stream']
        : []),
      'com.countinghouse.internal.Request',
      'com.countinghouse.internal.Transport',
      ...(/\bValues\b/.test(types) ? ['com.countinghouse.internal.Values'] : []),
      ...[...names].sort().map((name) => `com.countinghouse.types.${name}`),
      ...importsOf(types + values.map(({ request }) => request).join()),
    ],
  };
}

/** A type with the same name as the resource needs its qualified name there. */
function qualifier(operations, className) {
  if (!operations.flatMap(namesIn).includes(className)) return (text) => text;
  const pattern = new RegExp(`\\b${className}\\b`, 'g');
  return (text) => text.replaceAll(pattern, `com.countinghouse.types.${className}`);
}

function namesIn({ query, body, answer }) {
  const inside = (type) => (type === undefined ? [] : type.kind === 'ref' ? [type.name] : inside(type.of));
  const answered = answer.kind === 'page' ? answer.item : answer.type;
  return [query, body?.schema, ...inside(answered)].filter(Boolean);
}

/** A second method streams what returns a file, and follows a list that can wait. */
function methodsOf(operation, qualified) {
  const method = operationOf(operation, qualified);
  const { kind, waits } = operation.answer;
  if (waits !== undefined) {
    const doc = comment(followingDocOf(operation));
    const send = method.send.replace('pages(request', `follow(request, ${waits}`);
    const result = method.result.replace('Pages', 'Iterable');
    const shorter = method.shorter.map((one) => ({ ...one, summary: 'Follow the list.' }));
    return [method, { ...method, method: 'follow', result, send, doc, shorter }];
  }
  if (kind !== 'bytes') return [method];
  const result = { result: 'Download', send: 'download(request, options)', types: 'Download' };
  const doc = [...method.doc, '', ' <p>The file is read as it comes. To be closed.'];
  return [method, { ...method, ...result, doc, method: `${method.method}Stream` }];
}

function operationOf(operation, qualified) {
  const { http, path, pathParameters, query, body, answer, conditional, summary, deprecated, headers } =
    operation;
  const segments = path.split('/').filter(Boolean).map(segmentOf);
  const required = [
    ...pathParameters.map(({ name }) => `String ${methodName(name)}`),
    ...(body === undefined ? [] : [`${qualified(body.schema)} body`]),
  ];
  const optional = [...(query === undefined ? [] : [`${query} query`]), 'CallOptions options'];
  const { result, send } = resultOf(answer, qualified);
  const give = result === 'void' ? '' : 'return ';
  const all = [...required, ...optional];
  const withoutBody = body !== undefined && !body.required ? [required.slice(0, -1)] : [];
  const shorter = [...withoutBody, ...optional.map((_, count) => [...required, ...optional.slice(0, count)])];
  return {
    method: nameOf(operation),
    doc: comment(docOf(operation) + (conditional ? `\n\n${LIMITED}` : '')),
    deprecated,
    parameters: all.join(', '),
    result,
    give,
    send,
    types: `${result} ${send}`,
    request: [
      `Request.of(${[`"${http}"`, ...segments].join(', ')})`,
      ...(body === undefined ? [] : [body.required ? '.requiredBody(body)' : '.body(body)']),
      ...(query === undefined ? [] : ['.query(query)']),
      ...(conditional ? ['.conditional()'] : []),
      ...(headers.length === 0
        ? []
        : [
            `.headerFields(Map.of(${headers.map(({ field, header }) => `"${field}", "${header}"`).join(', ')}))`,
          ]),
    ].join(''),
    shorter: shorter.map((given) => ({
      summary: oneLine(/[.?!]$/.test(summary) ? summary : `${summary}.`),
      full: all.map((parameter) => parameter.split(' ')[0]).join(', '),
      parameters: given.join(', '),
      values: all.map((parameter) => argument(parameter, given)).join(', '),
    })),
  };
}

/** A method without required arguments must not have the name of a method of Object. */
function nameOf({ method, pathParameters, body }) {
  const isBare = pathParameters.length === 0 && !body?.required;
  return isBare ? accessorName(method) : methodName(method);
}

function argument(parameter, given) {
  if (given.includes(parameter)) return parameter.split(' ')[1];
  return parameter === 'CallOptions options' ? 'CallOptions.NONE' : 'null';
}

function segmentOf(segment) {
  const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
  return name === undefined ? `"${segment}"` : methodName(name);
}

function resultOf(answer, qualified) {
  const { kind, type, item, start } = answer;
  if (kind === 'none') return { result: 'void', send: 'nothing(request, options)' };
  if (kind === 'bytes') return { result: 'byte[]', send: 'bytes(request, options)' };
  if (kind === 'events') return { result: 'Stream<ServerSentEvent>', send: 'events(request, options)' };
  const read = qualified(reader(kind === 'page' ? item : type));
  if (kind === 'object' || kind === 'list')
    return { result: qualified(typeName(type)), send: `json(request, options, ${read})` };
  const result = `Pages<${qualified(typeName(item))}>`;
  return { result, send: `pages(request, "${start}", options, ${read})` };
}

function comment(text) {
  const lines = wrapped(safe(text), COLUMNS);
  return lines.map((line, index) => {
    if (line === '') return '';
    const opening = index > 0 && lines[index - 1] === '' ? '<p>' : '';
    return ` ${opening}${line.startsWith('- ') ? '<br>' : ''}${line}`;
  });
}

function oneLine(text) {
  return safe(prose(text)).replaceAll(/\s+/g, ' ');
}

/** Escapes text for Javadoc. */
function safe(text) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .replaceAll('@', '&#64;')
    .replaceAll('*/', '*&#47;')
    .replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}
