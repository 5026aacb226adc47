import { McpClient } from '../support/mcp-client.js';
import { TestService } from '../support/test-service.js';

/** Who may send messages to /mcp, and how many. test/contract/mcp-messages.spec.ts breaks them. */

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const owner = () => service.owner;

describe('who may send messages', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const sent = (headers: Record<string, string>, path = '/mcp') =>
    fetch(service.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(message),
    });
  const key = () => ({ Authorization: `Bearer ${owner().api.token!}` });

  it.each([{}, { Authorization: 'Bearer ch_nobody' }, { Authorization: 'Basic eDp5' }])(
    'is told as elsewhere without a key: %j',
    async (headers) => {
      const [here, there] = await Promise.all([
        sent(headers as Record<string, string>),
        fetch(`${service.url}/api/customers`, { headers: headers as Record<string, string> }),
      ]);
      const [one, other] = (await Promise.all([here.json(), there.json()])) as { code: string }[];
      expect([here.status, one!.code]).toEqual([there.status, other!.code]);
      expect(here.status).toBe(401);
      expect(here.headers.get('www-authenticate')).toBe(there.headers.get('www-authenticate'));
    },
  );

  it('is no page of another site', async () => {
    const foreign = await sent({ ...key(), Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await sent({ ...key(), Origin: 'http://localhost:5173' })).status).toBe(200);
  });

  it('posts them', async () => {
    const answer = await fetch(`${service.url}/mcp`, { headers: key() });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await sent(key(), '/mcp/more')).status).toBe(404);
    expect((await sent(key(), '/api/mcp')).status).toBe(404);
  });
});

describe('a service with limits', () => {
  let limited: TestService;
  beforeAll(async () => {
    limited = await TestService.start({
      env: { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '12' },
    });
  });
  afterAll(() => limited.stop());

  it('counts messages and the calls that tools make', async () => {
    const client = await McpClient.connect(limited.url, limited.owner.api.token!);
    const outcomes: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const outcome = await client.call('customers_list').then(
        ({ isError, content }) => (isError ? (content.problem.code as string) : 'done'),
        (error: unknown) => (String(error).includes('429') ? '429' : String(error)),
      );
      outcomes.push(outcome);
    }
    expect(outcomes[0]).toBe('done');
    expect(outcomes).toContain('429');
    expect(outcomes.filter((one) => !['done', 'too_many_requests', '429'].includes(one))).toEqual([]);
    await client.close();
  });
});

describe('MCP=off', () => {
  it('serves no tools', async () => {
    const without = await TestService.start({ env: { MCP: 'off' } });
    const answer = await without.owner.api.as(without.owner.api.token).get('/customers');
    expect(answer.status).toBe(200);
    const { status } = await fetch(`${without.url}/mcp`, { method: 'POST' });
    expect(status).toBe(404);
    await without.stop();
  });
});
