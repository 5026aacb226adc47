/** Emits PHP: a record for each answer, array shapes for requests, and a class for each resource. */
import { fill } from '../template.mjs';
import { camel, docOf, followingDocOf, pascal, prose, wrapped } from '../words.mjs';
import { literal, membersOf, readType, specOf } from './types.mjs';

export const language = 'PHP';
/** The language of Swagger UI's syntax highlighting. */
export const highlighting = 'php';

const FOLDER = 'clients/php/src';
const COLUMNS = 110;
const LIMITED = 'It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).';

/** Returns every generated file of the library, by its path. */
export function files(model) {
  const template = (name) => new URL(`${name}.php.tpl`, import.meta.url);
  const resources = model.resources.map(resourceOf);
  const schemas = model.schemas.map(schemaOf);
  const { libraryVersion: version, version: apiVersion } = model;
  const eventObjects = model.eventObjects.map(({ schema, types }) => ({
    schema,
    cases: types.map((type) => `'${type}'`).join(', '),
  }));
  return new Map([
    [`${FOLDER}/Version.php`, fill(template('version'), { version, apiVersion })],
    [`${FOLDER}/Client.php`, fill(template('client'), { resources, basePath: model.basePath })],
    ...resources.map((values) => [
      `${FOLDER}/Resources/${values.className}.php`,
      fill(template('resource'), values),
    ]),
    ...schemas.map((values) => [`${FOLDER}/Schemas/${values.name}.php`, fill(template('schema'), values)]),
    ...schemas
      .filter(({ isRead }) => isRead)
      .map((values) => [
        `${FOLDER}/Types/${values.name}.php`,
        fill(template('type'), { ...values, isEvent: values.name === 'Event', eventObjects }),
      ]),
  ]);
}

/** Returns a sample that calls an operation. */
export function sample({ resource, method, pathParameters, query, body, answer, exampleQuery }) {
  const values = [
    ...pathParameters.map(({ example }) => literal(example)),
    ...(body === undefined ? [] : [literal(body.example)]),
    ...(query === undefined || Object.keys(exampleQuery).length === 0 ? [] : [literal(exampleQuery)]),
  ];
  const call = `$client->${camel(resource)}->${camel(method)}(${values.join(', ')})`;
  return [
    '<?php',
    '',
    "require 'vendor/autoload.php';",
    '',
    "$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');",
    ...usage(call, answer),
  ].join('\n');
}

function usage(call, answer) {
  if (answer.kind === 'none') return [`${call};`];
  if (answer.kind === 'bytes') return [`$file = ${call};`];
  if (answer.kind === 'object') return [`$${variable(answer.type)} = ${call};`];
  if (answer.kind === 'list') return [`$answer = ${call};`];
  if (answer.kind === 'events') return [`foreach (${call} as $event) {`, '    echo $event->data;', '}'];
  const name = variable(answer.item);
  return [`foreach (${call} as $${name}) {`, `    print_r($${name}->toArray());`, '}'];
}

function variable(type) {
  return type.kind === 'ref' ? camel(type.name) : 'answer';
}

function schemaOf({ name, doc, fields, isRead, isWritten }) {
  const members = isWritten ? membersOf(fields) : [];
  const named = members.flatMap((member) => [...member.matchAll(/(\w+)Fields\b/g)]);
  return {
    name,
    isRead,
    isWritten,
    members,
    shapes: [...new Set(named.map(([, other]) => other))].sort(),
    takesRecords: members.some((member) => /\bRecord\b/.test(member)),
    doc: comment(doc === '' ? `${name}.` : doc),
    fields: fields.map((field) => ({
      wire: field.name,
      spec: specOf(field.type),
      type: readType(field.type) + (field.nullable || !field.required ? '|null' : ''),
      doc: oneLine(field.doc),
    })),
  };
}

function resourceOf({ name, doc, operations }) {
  const shapes = operations.flatMap(({ query, body }) => [query, body?.schema].filter(Boolean));
  const values = operations.flatMap(methodsOf);
  const text = JSON.stringify(values);
  return {
    className: pascal(name),
    property: camel(name),
    doc: oneLine(doc),
    shapes: [...new Set(shapes)].sort(),
    imports: [
      'Countinghouse\\CallOptions',
      ...(/\bPages\b/.test(text) ? ['Countinghouse\\Pages'] : []),
      ...(/\bDownload\b/.test(text) ? ['Countinghouse\\Download'] : []),
      'Countinghouse\\Request',
      ...(/\bServerSentEvent\b/.test(text) ? ['Countinghouse\\ServerSentEvent'] : []),
      ...(shapes.length > 0 ? ['Countinghouse\\Schemas'] : []),
      'Countinghouse\\Transport',
      ...(/\bTypes\b/.test(text) ? ['Countinghouse\\Types'] : []),
      ...(shapes.length > 0 ? ['Countinghouse\\Values'] : []),
    ],
    operations: values,
  };
}

/** A second method streams what returns a file, and follows a list that can wait. */
function methodsOf(operation) {
  const method = operationOf(operation);
  const { kind, waits } = operation.answer;
  if (waits !== undefined) {
    const tags = method.doc.slice(method.doc.findIndex((line) => line.startsWith(' @')));
    const doc = [...comment(followingDocOf(operation)), '', ...tags].map((line) =>
      line.replace('@return Pages<', '@return \\Generator<int, '),
    );
    const send = method.send.replace('->pages($request', `->follow($request, ${waits}`);
    return [method, { ...method, method: 'follow', result: '\\Generator', send, doc }];
  }
  if (kind !== 'bytes') return [method];
  const stream = { method: `${method.method}Stream`, result: 'Download', send: sendOf('download') };
  return [
    method,
    {
      ...method,
      ...stream,
      doc: [...method.doc.slice(0, 1), '', ' The file is read as it comes.', ...method.doc.slice(1)],
    },
  ];
}

const sendOf = (name) => `return $this->transport->${name}($request, $options);`;

function operationOf(operation) {
  const { method, http, path, pathParameters, query, body, answer, conditional, deprecated, headers } =
    operation;
  const segments = path.split('/').filter(Boolean).map(segmentOf);
  const { result, returned, send } = resultOf(answer);
  const optional = body?.required ? '' : '?';
  return {
    method: camel(method),
    doc: [
      ...comment(docOf(operation) + (conditional ? `\n\n${LIMITED}` : '')),
      '',
      ...(body === undefined ? [] : [` @param ${body.schema}Fields${optional && '|null'} $body`]),
      ...(query === undefined ? [] : [` @param ${query}Fields $query`]),
      ...(returned === result ? [] : [` @return ${returned}`]),
      ...(deprecated ? [' @deprecated'] : []),
      ' @throws \\Countinghouse\\Exceptions\\CountinghouseException',
    ],
    parameters: [
      ...pathParameters.map(({ name }) => `string $${camel(name)}`),
      ...(body === undefined ? [] : [`${optional}array $body${optional && ' = null'}`]),
      ...(query === undefined ? [] : ['array $query = []']),
      '?CallOptions $options = null',
    ].join(', '),
    result,
    send,
    request: [
      `'${http}', [${segments.join(', ')}]`,
      ...(query === undefined ? [] : [`query: Values::parameters($query, '${query}')`]),
      ...(body === undefined ? [] : [`body: ${encoded(body)}`]),
      ...(conditional ? ['isConditional: true'] : []),
      ...(headers.length === 0
        ? []
        : [`headerFields: [${headers.map(({ field, header }) => `'${field}' => '${header}'`).join(', ')}]`]),
    ].join(', '),
  };
}

function encoded({ schema, required }) {
  const text = `Values::encode($body, '${schema}')`;
  return required ? text : `$body === null ? null : ${text}`;
}

function segmentOf(segment) {
  const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
  return name === undefined ? `'${segment}'` : `$${camel(name)}`;
}

/** Returns the type in PHP, the type in PHPDoc, and the statement. */
function resultOf({ kind, type, item, start }) {
  const same = (result, send) => ({ result, returned: result, send });
  if (kind === 'none') return same('void', '$this->transport->bytes($request, $options);');
  if (kind === 'bytes') return same('string', sendOf('bytes'));
  if (kind === 'events')
    return { result: '\\Generator', returned: '\\Generator<int, ServerSentEvent>', send: sendOf('events') };
  const named = `Types\\${(item ?? type).name}`;
  if (kind === 'page') {
    const send = `return $this->transport->pages($request, '${start}', ${named}::class, $options);`;
    return { result: 'Pages', returned: `Pages<${named}>`, send };
  }
  const send = (name) => `return $this->transport->${name}($request, ${named}::class, $options);`;
  if (kind === 'list') return { result: 'array', returned: `list<${named}>`, send: send('records') };
  return same(named, send('record'));
}

function comment(text) {
  return wrapped(safe(text), COLUMNS).map((line) => (line === '' ? '' : ` ${line}`));
}

function oneLine(text) {
  return safe(prose(text)).replaceAll(/\s+/g, ' ');
}

function safe(text) {
  return text.replaceAll('*/', '* /').replaceAll(/(^|\s)@(?=\w)/g, '$1\\@');
}
