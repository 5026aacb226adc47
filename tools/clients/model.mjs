/** Converts the published document to the model that the emitters use. clients/README.md describes it. */
import { TypeReader } from './model-types.mjs';
import { withPartsInPlace } from './parts.mjs';
import { pascal, prose, snake, wordsIn } from './words.mjs';

/** The parameters of a list that select the first row of a page. */
const PAGE_STARTS = ['cursor', 'after'];

const PROBLEM = '#/components/schemas/Problem';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The members of a path item besides its operations. */
const PATH_MEMBERS = [...METHODS, 'summary', 'description'];

/** Headers that the runtimes write or do not need: the libraries cache no answers. */
const HEADERS_OF_RUNTIMES = ['if-match', 'idempotency-key', 'if-none-match', 'consistency-token'];

const JSON_MEDIA = 'application/json';
const STREAM_MEDIA = 'text/event-stream';

/**
 * Returns the model of an OpenAPI document.
 *
 * Raises an Error for what the libraries cannot express, so that nothing is silently omitted.
 */
export function modelOf(published) {
  const document = withPartsInPlace(published);
  const types = new TypeReader(document);
  types.of({ $ref: PROBLEM }, 'problem');
  for (const [path, item] of Object.entries(document.paths)) {
    const other = Object.keys(item).find((member) => !PATH_MEMBERS.includes(member));
    if (other !== undefined) throw new Error(`${path}: the libraries do not know ${other}.`);
  }
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) =>
      operationOf({ ...item[method], path, method, document, types }),
    ),
  );
  const eventObjects = eventObjectsOf(document, types);
  const schemas = withUses(types.schemas, operations, eventObjects);
  return {
    title: document.info.title,
    version: document.info.version,
    description: document.info.description,
    basePath: document.servers.find(({ url }) => /^\/v\d+$/.test(url)).url,
    resources: resourcesOf(operations, document),
    schemas,
    eventObjects,
  };
}

/** Returns the schemas of the objects of events, each with the types of the events that are about it. */
function eventObjectsOf(document, types) {
  const listed = document.components.schemas.Event?.properties.type['x-event-types'];
  if (listed === undefined) throw new Error('The schema Event does not say what its types are about.');
  const found = new Map();
  for (const [type, $ref] of Object.entries(listed)) {
    const { name } = types.of({ $ref }, type);
    found.set(name, [...(found.get(name) ?? []), type]);
  }
  return [...found].map(([schema, eventTypes]) => ({ kind: snake(schema), schema, types: eventTypes }));
}

function operationOf(raw) {
  const { operationId: id, types, path, method } = raw;
  const [resource, name, ...rest] = id.split('.');
  if (name === undefined || rest.length > 0) throw new Error(`${id} is not resource.method.`);
  const parameters = raw.parameters ?? [];
  const named = (place) => parameters.filter((parameter) => parameter.in === place);
  const headers = named('header');
  const conditional = headers.some(({ name: header }) => header.toLowerCase() === 'if-match');
  const own = headers.filter(({ name: header }) => !HEADERS_OF_RUNTIMES.includes(header.toLowerCase()));
  if (named('cookie').length > 0) throw new Error(`${id}: the libraries send no cookies.`);
  return {
    id,
    resource,
    method: name,
    http: method.toUpperCase(),
    path,
    tag: raw.tags[0],
    summary: raw.summary,
    doc: prose(raw.description),
    deprecated: raw.deprecated === true,
    public: raw.security?.length === 0,
    pathParameters: named('path').map((parameter) => ({
      name: parameter.name,
      doc: prose(parameter.description),
      example: parameter.example,
    })),
    query: queryOf(raw, [...named('query'), ...own.map(asField)]),
    headers: own.map((parameter) => ({ field: asField(parameter).name, header: parameter.name })),
    body: bodyOf(raw),
    conditional,
    answer: answerOf(raw, types),
    problems: problemsOf(raw),
  };
}

/** Lists a header parameter with those of the query, as `x_tenant`. The runtimes send it as a header. */
function asField(parameter) {
  return { ...parameter, name: wordsIn(parameter.name.toLowerCase()).join('_') };
}

/** Returns the query parameters of an operation as a schema: `InvoicesListQuery`. */
function queryOf({ operationId, types }, parameters) {
  if (parameters.length === 0) return undefined;
  const name = `${pascal(operationId)}Query`;
  const twice = parameters.find(
    (parameter, at) => parameters.findIndex((one) => one.name === parameter.name) !== at,
  );
  if (twice !== undefined) throw new Error(`${operationId}: two parameters would be called ${twice.name}.`);
  const properties = Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      { ...writable(parameter, operationId), description: parameter.description, example: parameter.example },
    ]),
  );
  const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  types.add(name, {
    type: 'object',
    properties,
    required,
    description: `What \`${operationId}\` may be asked.`,
  });
  return name;
}

/** The runtimes write lists with commas and objects as `name[member]`, and support no other style. */
function writable({ name, schema, style, explode }, id) {
  const types = [schema.type].flat();
  const isUnderstood =
    (!types.includes('array') || (style === 'form' && explode === false)) &&
    (!types.includes('object') || style === 'deepObject');
  if (!isUnderstood)
    throw new Error(`${id}: the parameter ${name} is written in a way the libraries do not know.`);
  return schema;
}

function bodyOf({ operationId, requestBody, types }) {
  if (requestBody === undefined) return undefined;
  const kinds = Object.keys(requestBody.content);
  const media = requestBody.content[JSON_MEDIA];
  if (media === undefined || kinds.length > 1) throw new Error(`${operationId}: the body is not JSON.`);
  const { kind, name } = types.of(media.schema, `${operationId} body`);
  if (kind !== 'ref') throw new Error(`${operationId}: the body is no object.`);
  return { schema: name, required: requestBody.required === true, example: exampleIn(media) };
}

/**
 * Returns `none`, `object`, `list`, `page` (with the type of its items), `events` (a stream), or `bytes` (other media).
 */
function answerOf({ operationId, responses, parameters = [] }, types) {
  // 206 is the same file in part, for who asks with Range: the libraries do not.
  const good = Object.entries(responses).filter(
    ([code]) => /^2/.test(code) && code !== '206' && code !== '202',
  );
  if (good.length !== 1)
    throw new Error(`${operationId}: the libraries know one answer, not ${good.length}.`);
  const [[status, response]] = good;
  const kinds = Object.keys(response.content ?? {});
  const isFile = kinds.every((kind) => response.content[kind].schema?.format === 'binary');
  if (kinds.length > 1 && isFile) return { kind: 'bytes', status: Number(status), media: kinds.join(', ') };
  if (kinds.length > 1) throw new Error(`${operationId}: the answer may be ${kinds.join(' or ')}.`);
  const [media] = kinds;
  if (media === undefined) return { kind: 'none', status: Number(status) };
  if (media === STREAM_MEDIA) return { kind: 'events', status: Number(status), media };
  if (media !== JSON_MEDIA) return { kind: 'bytes', status: Number(status), media };
  const content = response.content[media];
  const type = types.of(content.schema, `${operationId} answer`);
  const answer = { status: Number(status), type, example: exampleIn(content) };
  if (type.kind === 'list' && type.of.kind === 'ref') return { kind: 'list', ...answer, item: type.of };
  if (type.kind !== 'ref')
    throw new Error(`${operationId}: the answer is neither an object nor a list of them.`);
  const { fields } = types.schema(type.name);
  const items = fields.find((field) => field.name === 'data' && field.type.kind === 'list');
  const start = parameters.find(({ name }) => PAGE_STARTS.includes(name));
  if (items === undefined || start === undefined || !fields.some(({ name }) => name === 'has_more')) {
    return { kind: 'object', ...answer };
  }
  if (items.type.of.kind !== 'ref') throw new Error(`${operationId}: the items of the list are no objects.`);
  // A list that can wait for its next item can be followed.
  const waits = parameters.find(({ name }) => name === 'wait')?.schema.maximum;
  return { kind: 'page', ...answer, item: items.type.of, start: start.name, ...(waits && { waits }) };
}

function problemsOf({ responses }) {
  return Object.values(responses).flatMap((response) => response['x-problem-codes'] ?? []);
}

function exampleIn(content) {
  return Object.values(content.examples ?? {})[0]?.value ?? content.example;
}

function resourcesOf(operations, document) {
  const names = [...new Set(operations.map(({ resource }) => resource))].sort();
  return names.map((name) => {
    const own = operations.filter(({ resource }) => resource === name);
    const tag = document.tags.find((candidate) => candidate.name === own[0].tag);
    return { name, doc: prose(tag?.description), operations: own };
  });
}

/** Marks the schemas that callers send, and those that they receive. Some are both. */
function withUses(schemas, operations, eventObjects) {
  const reach = (start) => {
    const seen = new Set();
    const visit = (name) => {
      if (name === undefined || seen.has(name)) return;
      seen.add(name);
      for (const { type } of schemas.find((schema) => schema.name === name).fields) {
        refsIn(type).forEach(visit);
      }
    };
    start.forEach(visit);
    return seen;
  };
  const written = reach(operations.flatMap(({ query, body }) => [query, body?.schema]));
  const answered = operations.flatMap(({ answer }) => refsIn(answer.item ?? answer.type));
  const read = reach(['Problem', ...answered, ...eventObjects.map(({ schema }) => schema)]);
  return schemas
    .map((schema) => ({ ...schema, isWritten: written.has(schema.name), isRead: read.has(schema.name) }))
    .filter(({ isWritten, isRead }) => isWritten || isRead)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function refsIn(type) {
  if (type === undefined) return [];
  if (type.kind === 'ref') return [type.name];
  return refsIn(type.of);
}
