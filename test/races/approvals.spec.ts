import { askingKey, waitsToFinalize } from '../support/asked-approvals.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let other: TestService;

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const TIMES = 20;
const MOST = 7;

const approvedAt = (nodes: readonly TestService[], token: string | undefined, ids: readonly string[]) =>
  Promise.all(
    ids.map((id, at) => nodes[at % nodes.length]!.anonymous.as(token).post(`/approvals/${id}/approve`)),
  );

describe('approvals on two nodes', () => {
  it('by two people at once are done once', async () => {
    const tenant = await service.newTenant('approvals');
    const key = await askingKey(tenant, { needs_approval: { operations: ['invoices.create'] } });
    const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
    const body = { customer_id, items: [{ product_id, quantity: 1, price: 100 }], tax_rate: 19 };
    for (let time = 0; time < 5; time += 1) {
      const { body: waiting } = await key.api.post('/invoices', { ...body, note: `Number ${time}` });
      const answers = await approvedAt([service, other], key.session.token, [waiting.id, waiting.id]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect((await tenant.api.get('/invoices?limit=100')).body.data).toHaveLength(5);
  });

  it('twenty at once stay within the budget of a day, exactly', async () => {
    const tenant = await service.newTenant('approvals');
    const per_day = { amount: 119 * MOST + 1, currency: 'EUR' };
    const key = await askingKey(tenant, { per_day, ...waitsToFinalize });
    const ids: string[] = [];
    while (ids.length < TIMES) ids.push((await key.ask()).body.id as string);
    const answers = await approvedAt([service, other], key.session.token, ids);
    const done = answers.filter(({ body }) => body.state === 'approved');
    const refused = answers.filter(({ status }) => status !== 200);
    expect([done.length, new Set(refused.map(({ body }) => body.code))]).toEqual([
      MOST,
      new Set(['limit_exceeded']),
    ]);
    const { body: usage } = await key.session.get(`/api-keys/${key.id}/usage`);
    expect(usage).toMatchObject({ amounts: [{ amount: 119 * MOST }], left_amount: 1 });
    const { body: page } = await tenant.api.get('/invoices?status=open&limit=100');
    const numbers = (page.data as { number: string }[]).map(({ number }) => Number(number.slice(-5)));
    expect(numbers.sort((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { body: pending } = await key.session.get('/approvals?state=pending&limit=100');
    expect(pending.data).toHaveLength(TIMES - MOST);
  });

  it('of what is asked for twice at once are one', async () => {
    const tenant = await service.newTenant('approvals');
    const key = await askingKey(tenant);
    const id = await tenant.invoice();
    const headers = { 'idempotency-key': 'ask-at-once' };
    const nodes = [service, other];
    const asked = Array.from({ length: 6 }, (_, at) => {
      const api = nodes[at % 2]!.anonymous.as(key.api.token);
      return api.post(`/invoices/${id}/finalize`, undefined, { headers });
    });
    const ids = (await Promise.all(asked)).map(({ status, body }) => [status, body.id as string]);
    expect(new Set(ids.map(([status, one]) => `${status} ${one}`)).size).toBe(1);
    expect(ids[0]![0]).toBe(202);
  });
});
