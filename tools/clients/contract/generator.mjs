/** Documents other than the service's own. The generator must express them, or refuse them with an error. */
import { emitters } from '../index.mjs';
import { modelOf } from '../model.mjs';

const ID = { in: 'path', name: 'id', required: true, schema: { type: 'string' }, example: 'cus_1' };
const CUSTOMER = { $ref: '#/components/schemas/Customer' };
const json = (schema) => ({ 'application/json': { schema } });

/** An operation that returns a customer, unless changed. */
const operation = (more) => ({
  operationId: 'customers.extra',
  tags: ['Customers'],
  summary: 'Extra',
  parameters: [ID],
  responses: { 200: { content: json(CUSTOMER) } },
  ...more,
});
const answering = (content) => operation({ responses: { 200: { content } } });
const asking = (...parameters) => operation({ parameters: [ID, ...parameters] });

/** The expected output in each language, in the order JavaScript, Python, Java, PHP. */
const expressed = {
  'a binary answer': [
    answering({ 'application/pdf': {} }),
    [
      'extraStream(id: string',
      'extra_stream(self, id: str',
      'Download extraStream(String id',
      'function extraStream(',
    ],
  ],
  'a stream of events': [
    answering({ 'text/event-stream': {} }),
    [
      'AsyncGenerator<ServerSentEvent',
      'Iterator[ServerSentEvent]',
      'Stream<ServerSentEvent> extra(',
      'Generator<int, ServerSentEvent>',
    ],
  ],
  'a body that may be left out': [
    operation({ requestBody: { content: json({ $ref: '#/components/schemas/Address' }) } }),
    [
      'body: types.Address | undefined',
      'body=fields or None',
      'extra(id, null, CallOptions.NONE)',
      '?array $body = null',
    ],
  ],
  'a header parameter': [
    asking({ in: 'header', name: 'X-Tenant', schema: { type: 'string' } }),
    ["x_tenant: 'X-Tenant'", '"x_tenant": "X-Tenant"', '"x_tenant", "X-Tenant"', "'x_tenant' => 'X-Tenant'"],
  ],
  'a list as an answer': [
    answering(json({ type: 'array', items: CUSTOMER })),
    [
      'ApiPromise<Array<types.Customer>>',
      'records(request, types.Customer',
      'List<Customer> extra(',
      'records($request, Types\\Customer::class',
    ],
  ],
  'a body and a query': [
    operation({
      parameters: [ID, { in: 'query', name: 'notify', schema: { type: 'boolean' } }],
      requestBody: { required: true, content: json({ $ref: '#/components/schemas/Address' }) },
    }),
    [
      'body: types.Address, query',
      'query: Optional[params.',
      'Address body, CustomersExtraQuery query',
      'array $body, array $query',
    ],
  ],
  'a word of a language inside of others': [
    asking({
      in: 'query',
      name: 'period',
      style: 'deepObject',
      schema: { type: 'object', properties: { from: { type: 'string' } } },
    }),
    ['from?: string', '"from": "NotRequired[str]"', 'set("from"', "'from' =>"],
  ],
};

const refused = {
  'JSON or a file': answering({ ...json(CUSTOMER), 'application/pdf': {} }),
  'two answers': operation({ responses: { 200: { content: json(CUSTOMER) }, 201: {} } }),
  'an answer that is a text': answering(json({ type: 'string' })),
  'one of several types': answering(
    json({ type: 'object', properties: { a: { oneOf: [{ type: 'string' }, { type: 'integer' }] } } }),
  ),
  'a type that is two': answering(
    json({ type: 'object', properties: { a: { type: ['string', 'integer'] } } }),
  ),
  'a form as a body': operation({ requestBody: { content: { 'multipart/form-data': { schema: {} } } } }),
  'JSON or a form as a body': operation({
    requestBody: { content: { ...json(CUSTOMER), 'multipart/form-data': { schema: {} } } },
  }),
  'a list as a body': operation({ requestBody: { content: json({ type: 'array', items: CUSTOMER }) } }),
  'a cookie': asking({ in: 'cookie', name: 'a', schema: { type: 'string' } }),
  'a list with spaces': asking({
    in: 'query',
    name: 'a',
    style: 'spaceDelimited',
    schema: { type: 'array', items: { type: 'string' } },
  }),
  'two parameters of one name': asking(
    { in: 'query', name: 'x_a', schema: { type: 'string' } },
    { in: 'header', name: 'X-A', schema: { type: 'string' } },
  ),
  'an id of three parts': { ...operation({}), operationId: 'a.b.c' },
};

/** Returns { name, wrong } for each document; `wrong` is undefined if the output is right. */
export function generatorFindings(document) {
  const withExtra = (extra) => ({
    ...document,
    paths: { ...document.paths, '/customers/{id}/extra': { get: extra } },
  });
  return [
    ...Object.entries(expressed).flatMap(([name, [extra, parts]]) =>
      emitters.map((emitter, at) => ({
        name: `${emitter.language}: ${name}`,
        wrong: missing(emitter, modelOf(withExtra(extra)), parts[at]),
      })),
    ),
    ...Object.entries(refused).map(([name, extra]) => ({ name, wrong: accepted(withExtra(extra)) })),
    { name: 'head', wrong: accepted(withHead(document)) },
  ];
}

function withHead(document) {
  return { ...document, paths: { ...document.paths, '/extra': { head: operation({}) } } };
}

function missing(emitter, model, part) {
  const text = [...emitter.files({ ...model, libraryVersion: '0.0.0' }).values()].join('\n');
  return text.includes(part) ? undefined : `nothing has ${part}`;
}

function accepted(document) {
  try {
    modelOf(document);
    return 'it is not refused';
  } catch (error) {
    return error instanceof TypeError ? error.stack : undefined;
  }
}
