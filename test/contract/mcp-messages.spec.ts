import fc from 'fast-check';
import { times } from '../support/sample.js';
import { TestService } from '../support/test-service.js';

/** Messages at /mcp that are broken in every way: the answer is always one of the protocol. */

const MESSAGES = times(10_000, 1_500);
const AT_ONCE = 8;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'breaker', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, -1, 1e300, '', '__proto__', [], {}, true, 'inv_00000000000000000000000000'),
);
const name = fc.constantFrom(
  'find',
  'describe_fields',
  'invoices_create',
  'invoices_finalize',
  'invoices_list',
  'customers_create',
  'payments_create',
  'nothing',
);
const field = fc.constantFrom(
  'id',
  'text',
  'kinds',
  'tool',
  'field',
  'extra',
  'confirmation',
  'items',
  'customer_id',
  'total',
  'q',
  '__proto__',
  'constructor',
);
const args = fc.dictionary(field, anything, { maxKeys: 5 });
const methods = [
  'tools/call',
  'tools/list',
  'initialize',
  'server/discover',
  'ping',
  'resources/read',
  'prompts/get',
  'subscriptions/listen',
  'notifications/initialized',
  'completion/complete',
  '',
  'constructor',
];
const meta = fc.oneof(fc.constant(envelope), fc.constant(undefined), anything);
const params = fc.oneof(
  fc.record({ name, arguments: fc.oneof(args, args, anything), _meta: meta }),
  fc.record({ name: anything, arguments: anything }),
  anything,
);
const message = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), fc.constant('2.0'), anything),
    id: fc.oneof(fc.integer(), fc.string(), anything),
    method: fc.oneof(fc.constant('tools/call'), fc.constantFrom(...methods), anything),
    params,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  message.map((one) => JSON.stringify(one)),
  fc.array(message, { maxLength: 4 }).map((some) => JSON.stringify(some)),
  anything.map((one) => JSON.stringify(one)),
  message.chain((one) => {
    const text = JSON.stringify(one);
    return fc.nat({ max: text.length }).map((end) => text.slice(0, end));
  }),
  fc.string(),
);
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom('application/json', 'application/json', 'text/plain', ''),
    Accept: fc.constantFrom('application/json, text/event-stream', 'application/json', '*/*', 'text/html'),
    'MCP-Protocol-Version': fc.constantFrom('2026-07-28', '2025-11-25', '2025-03-26', 'never', ''),
    'Mcp-Method': fc.constantFrom('tools/call', 'tools/list', 'x'),
    'Mcp-Name': fc.constantFrom('find', 'invoices_create', 'x'),
    'Mcp-Session-Id': fc.constantFrom('1', 'x'),
  },
  { requiredKeys: ['Content-Type', 'Accept'] },
);

/** Whole messages to tools, whose arguments alone are broken. */
const call = fc
  .record({ id: fc.integer(), name, arguments: fc.oneof(args, args, anything) })
  .map(({ id, ...params }) => ({
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }),
  }));

async function answerTo(sent: { body: string; headers: Record<string, string> }) {
  const answer = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: { ...sent.headers, Authorization: `Bearer ${service.owner.api.token!}` },
    body: sent.body,
  });
  return { status: answer.status, text: await answer.text() };
}

describe('a broken message', () => {
  it(`is refused as the protocol says, ${MESSAGES} times`, async () => {
    const sample = fc.sample(fc.oneof(fc.record({ body, headers }), call), {
      numRuns: MESSAGES,
      seed: 20_261_128,
    });
    const statuses = new Map<number, number>();
    for (let at = 0; at < sample.length; at += AT_ONCE) {
      const part = sample.slice(at, at + AT_ONCE);
      const answers = await Promise.all(part.map((one) => answerTo(one)));
      for (const [index, { status, text }] of answers.entries()) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 || /"code":"internal_error"|-32603/.test(text))
          throw new Error(`${status} ${text} for ${JSON.stringify(part[index])}`);
      }
    }
    // The generator reaches the tools as well as the edge.
    expect(statuses.get(200)).toBeGreaterThan(MESSAGES / 20);
    expect(statuses.get(400)).toBeGreaterThan(MESSAGES / 20);
    expect((await answerTo({ body: '', headers: {} })).status).toBeLessThan(500);
  }, 300_000);

  it('is not read further than the largest body', async () => {
    const long = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'ping',
      params: { x: 'x'.repeat(3_000_000) },
    });
    const { status } = await answerTo({
      body: long,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    });
    expect(status).toBe(413);
  });
});
