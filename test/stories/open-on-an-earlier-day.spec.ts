import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** Money that is recorded late changes the past, and never settles more of it than there was. */

let service: TestService;
let tenant: Tenant;
let customer_id: string;
let invoice: string;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

beforeEach(async () => {
  tenant = await service.newTenant('earlier');
  customer_id = await tenant.customer();
  const items = [{ product_id: await tenant.product(), quantity: 1, price: 100 }];
  invoice = await done('/invoices', { customer_id, items, tax_rate: 19, finalize: true });
});

const today = (): string => service.clock.now().toISOString().slice(0, 10);

async function done(path: string, body?: object): Promise<string> {
  const answer = await tenant.api.post(path, body);
  expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : 'done']);
  return answer.body.id as string;
}

async function then(day: string): Promise<object> {
  const { body } = await tenant.api.get(`/customers/${customer_id}/balance?as_of=${day}`);
  const [row] = body.data as { due: number; credit: number }[];
  const { body: statement } = await tenant.api.get(
    `/customers/${customer_id}/statement?from=2026-01-01&to=${day}`,
  );
  return { due: row?.due ?? 0, credit: row?.credit ?? 0, closing: statement.closing_balance };
}

describe('what was open on an earlier day', () => {
  it('is nothing while another payment settled the invoice, and the money that came is credit until then', async () => {
    const early = await done('/payments', { customer_id, amount: 119, currency: 'EUR', method: 'cash' });
    const paid = await done(`/invoices/${invoice}/payments`, { amount: 119, method: 'card' });
    const [both, ofBoth] = [today(), { due: 0, credit: 119, closing: -119 }];
    expect(await then(both)).toEqual(ofBoth);

    service.clock.passes('2 days');
    await done(`/payments/${paid}/reverse`);
    service.clock.passes('1 day');
    await done(`/payments/${early}/allocate`, { allocations: [{ invoice_id: invoice, amount: 119 }] });

    expect(await then(both)).toEqual(ofBoth);
    expect(await then(today())).toEqual({ due: 0, credit: 0, closing: 0 });
  });

  it('is less by money that had come before the rest was written off', async () => {
    const issued = today();
    service.clock.passes('5 days');
    await done(`/invoices/${invoice}/mark-uncollectible`);
    service.clock.passes('1 day');
    await done(`/invoices/${invoice}/payments`, { amount: 50, method: 'cash', received_on: issued });

    expect(await then(issued)).toEqual({ due: 69, credit: 0, closing: 69 });
    expect(await then(today())).toEqual({ due: 0, credit: 0, closing: 0 });
  });

  it('is what a deposit has left of an invoice that is void later, and the deposit is no credit yet', async () => {
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 100 }];
    const wanted = { customer_id, items, tax_rate: 19, prepaid_amount: 50, finalize: true };
    const prepaid = await done('/invoices', wanted);
    const [issued, both] = [today(), { due: 188, credit: 0, closing: 188 }];
    expect(await then(issued)).toEqual(both);

    service.clock.passes('5 days');
    await done(`/invoices/${prepaid}/void`);

    expect(await then(issued)).toEqual(both);
    expect(await then(today())).toEqual({ due: 119, credit: 50, closing: 69 });
  });
});
