import { request } from 'node:http';
import { PostgresProxy } from '../support/postgres-proxy.js';
import { testServer } from '../support/test-database.js';
import { TestService } from '../support/test-service.js';

let open: TestService;

beforeAll(async () => {
  open = await TestService.start();
});
afterAll(() => open.stop());

describe('/metrics without METRICS_TOKEN', () => {
  it('is available to a program on this machine', async () => {
    expect(await statusWith({})).toBe(200);
  });

  it.each([
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'CF-Connecting-IP',
  ])('is not available through a proxy, which adds %s', async (name) => {
    expect(await statusWith({ [name]: '203.0.113.9' })).toBe(404);
  });

  it('is not available if that header comes after a thousand others', async () => {
    const others = Array.from({ length: 1_000 }, (_none, n) => [`A${n}`, '']);
    expect(await statusWith({ ...Object.fromEntries(others), 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
  });
});

describe('METRICS_TOKEN', () => {
  it('is accepted with either spelling of bearer', async () => {
    const closed = await TestService.start({ env: { METRICS_TOKEN: 'for prometheus' } });
    for (const [given, status] of [
      ['Bearer for prometheus', 200],
      ['bearer for prometheus', 200],
      ['Basic for prometheus', 404],
    ] as const) {
      const answer = await fetch(`${closed.url}/metrics`, { headers: { authorization: given } });
      expect([given, answer.status]).toEqual([given, status]);
    }
    await closed.stop();
  });
});

describe('/metrics without a database', () => {
  it('has the metrics of the process, and NaN for the others', async () => {
    const proxy = await PostgresProxy.before(testServer());
    const lost = await TestService.start({
      connections: ({ connections, name }) => {
        const cut = { url: proxy.urlOf(name) };
        return { ...connections, runtime: cut, direct: cut };
      },
    });
    await proxy.stop();
    const text = await (await fetch(`${lost.url}/metrics`)).text();
    expect(text).toContain('countinghouse_database_ready 0');
    expect(text).toContain('countinghouse_event_queue_length Nan');
    expect(text).toContain('process_cpu_seconds_total');
    await lost.stop();
  });
});

function statusWith(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${open.url}/metrics`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
