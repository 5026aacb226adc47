import { limitedKey } from '../support/limited-key.js';
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

const AT_ONCE = 20;
const MOST = 7;

interface Answered {
  readonly status: number;
  readonly body: { readonly code?: string };
}

describe('twenty at once, on two nodes', () => {
  it.each([
    ['drafts', false],
    ['finalizing in one series', true],
  ])('of %s stay within the sum and the number of a day, exactly', async (_, isFinalized) => {
    const tenant = await service.newTenant('limits');
    const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
    const items = [{ product_id, quantity: 1, price: 100 }];
    const body = { customer_id, items, tax_rate: 19 };
    const drafts: string[] = [];
    while (isFinalized && drafts.length < AT_ONCE) drafts.push(await tenant.invoice(body));
    const key = await limitedKey(tenant, {
      per_day: { amount: 119 * MOST + 1, currency: 'EUR', count: MOST },
    });
    const apis = [service, other].map(({ anonymous }) => anonymous.as(key.api.token));
    const asked = Array.from({ length: AT_ONCE }, async (__, at): Promise<Answered> => {
      const api = apis[at % apis.length]!;
      const headers = { 'idempotency-key': `limit-${at}-${isFinalized}` };
      return isFinalized
        ? api.post(`/invoices/${drafts[at]}/finalize`, undefined, { headers })
        : api.post('/invoices', body, { headers });
    });
    const answers = await Promise.all(asked);
    const done = answers.filter(({ status }) => status < 300);
    const refused = answers.filter(({ status }) => status >= 300);
    expect(new Set(refused.map(({ body: { code } }) => code))).toEqual(new Set(['limit_exceeded']));
    expect(done.length).toBe(MOST);
    const { body: usage } = await key.session.get(`/api-keys/${key.id}/usage`);
    expect(usage).toMatchObject({
      amounts: [{ amount: 119 * MOST, currency: 'EUR' }],
      count: MOST,
      left_amount: 1,
      left_count: 0,
    });
    if (!isFinalized) return;
    const { body: page } = await tenant.api.get('/invoices?status=open&limit=100');
    const numbers = (page.data as { number: string }[]).map(({ number }) => Number(number.slice(-5)));
    expect(numbers.sort((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('of two keys and of refunds of one payment end without a deadlock, and in exact sums', async () => {
    const tenant = await service.newTenant('limits');
    const customer_id = await tenant.customer();
    const { body: payment } = await tenant.api.post('/payments', {
      customer_id,
      amount: 1000,
      method: 'card',
    });
    const keys = [
      await limitedKey(tenant, { per_day: { amount: 35, currency: 'EUR' } }),
      await limitedKey(tenant, { per_day: { amount: 50, currency: 'EUR' } }),
    ];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        keys[at % 2]!.api.post(`/payments/${payment.id}/refund`, { amount: 10 }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status < 300).length).toBe(8);
    expect((await tenant.api.get(`/payments/${payment.id}`)).body.refunded_amount).toBe(80);
    const sums = await Promise.all(
      keys.map(
        async ({ id, session }) => (await session.get(`/api-keys/${id}/usage`)).body.amounts[0].amount,
      ),
    );
    expect(sums).toEqual([30, 50]);
  });
});
