import { randomBytes } from 'node:crypto';
import { sessionToken } from '../../src/modules/people/auth/domain/token.js';
import { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_SECOND: '5', RATE_LIMIT_BURST: '10', METRICS_TOKEN: 'a token for prometheus' };
  service = await TestService.start({ env });
});
afterAll(() => service.stop());

describe('the rate limit of a caller', () => {
  it('is reported with every answer, and enforced', async () => {
    const { api } = service.owner;
    const answers = await Promise.all(Array.from({ length: 12 }, () => api.get('/auth/me')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"default";q=10;w=2');
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('too_many_requests');
    expect(refused?.headers.get('ratelimit')).toBe('"default";r=0;t=2');
    expect(refused?.headers.get('retry-after')).toBe('1');
  });

  it('recovers over time, and is separate for each credential', async () => {
    const { api } = service.owner;
    const session = await service.owner.signIn();
    expect((await session.get('/auth/me')).status).toBe(200);
    service.clock.passes('1 second');
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => api.get('/auth/me')))).map(
      (a) => a.status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('is not used up by unknown callers, whose addresses have limits of their own', async () => {
    service.clock.passes('1 minute');
    const unknown = Array.from(
      { length: 30 },
      () => new ApiClient(service.url, sessionToken(randomBytes(32))),
    );
    for (const strangers of [Array<ApiClient>(30).fill(service.anonymous), unknown]) {
      const answers = await Promise.all(strangers.map((stranger) => stranger.get('/auth/me')));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    }
    expect((await service.owner.api.get('/auth/me')).status).toBe(200);
  });

  it('leaves room for a new caller of that address once it has a request left', async () => {
    const session = await service.owner.signIn();
    service.clock.passes('1 second');
    expect((await session.get('/auth/me')).status).toBe(200);
  });
});

describe('the metrics for Prometheus', () => {
  const metrics = (headers: Record<string, string> = {}) => fetch(`${service.url}/metrics`, { headers });

  it('count requests by operation and status, with the pool, the queue and the event loop', async () => {
    await service.owner.api.get('/invoices');
    const response = await metrics({ authorization: 'Bearer a token for prometheus' });
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(text).toMatch(/countinghouse_requests_total\{operation="invoices.list",status="200"\} 1/);
    expect(text).toMatch(/countinghouse_requests_total\{operation="auth.me",status="429"\} \d+/);
    expect(text).toMatch(
      /countinghouse_request_duration_seconds_bucket\{le="0.05",operation="invoices.list"\} \d+/,
    );
    expect(text).toMatch(/countinghouse_database_connections\{state="waiting"\} 0/);
    expect(text).toMatch(/countinghouse_event_queue_length \d+/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('are not found without their token', async () => {
    const without = await metrics();
    const wrong = await metrics({ authorization: `Bearer ${service.owner.api.token ?? ''}` });
    expect([without.status, wrong.status]).toEqual([404, 404]);
  });
});

describe('the log', () => {
  it('has one line per request: its id, trace, operation, status and duration, and nothing else', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    service.clock.passes('1 minute');
    const headers = { 'x-request-id': 'mine-1', traceparent };
    const answer = await service.owner.api.post('/customers', { name: 'Nobody’s business' }, { headers });
    expect(answer.headers.get('x-request-id')).toBe('mine-1');
    const lines = service.logLines.filter((line) => line.includes('mine-1'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.any(String),
      msg: 'request',
      requestId: 'mine-1',
      traceparent,
      operation: 'customers.create',
      method: 'POST',
      path: '/api/customers',
      status: 201,
      durationMs: expect.any(Number),
    });
    expect(service.logLines.join('\n')).not.toContain('Nobody’s business');
  });

  it('replaces a request id that would break its lines', async () => {
    const answer = await service.owner.api.get('/auth/me', { headers: { 'x-request-id': 'a"b' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
  });
});
