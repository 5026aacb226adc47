import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** Who keeps only the events can tell every past day: each move of what is owed says its amounts. */

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
});
afterAll(() => service.stop());

interface Said {
  readonly type: string;
  readonly settlement: Readonly<Record<string, number>>;
  readonly previous: unknown;
}

async function saidOf(id: string): Promise<Said[]> {
  const { rows } = await service.database.admin.query<Said>(
    `SELECT type, data->'object'->'settlement' AS settlement, data->'previous_attributes' AS previous
       FROM events WHERE data->'object'->>'id' = $1 ORDER BY created_at, id`,
    [id],
  );
  return rows;
}

describe('the events of an invoice', () => {
  it('say what was written off, what settled it, and what is open again', async () => {
    const id = await tenant.issuedInvoice({});
    const { api } = tenant;
    await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'cash' });
    service.clock.passes('1 minute');
    await api.post(`/invoices/${id}/mark-uncollectible`);
    service.clock.passes('1 minute');
    const payment = await api.post(`/invoices/${id}/payments`, { amount: 100, method: 'cash' });
    service.clock.passes('1 minute');
    await api.post(`/payments/${payment.body.id as string}/reverse`, { reason: 'bounced' });
    const said = await saidOf(id);
    expect(said.map(({ type, settlement }) => [type, settlement])).toMatchObject([
      ['invoice.created', { due: 119 }],
      ['invoice.finalized', { due: 119, paid: 0 }],
      ['invoice.partially_paid', { due: 100, paid: 19, written_off: 0 }],
      ['invoice.marked_uncollectible', { due: 0, paid: 19, written_off: 100 }],
      ['invoice.paid', { due: 0, paid: 119, written_off: 0 }],
      ['invoice.reopened', { due: 0, paid: 19, written_off: 100 }],
    ]);
    const previous = said.slice(2).map((one) => one.previous);
    expect(previous).toMatchObject([
      { settlement: { due: 119 } },
      { settlement: { due: 100, written_off: 0 } },
      { settlement: { written_off: 100 } },
      { settlement: { paid: 119, written_off: 0 } },
    ]);
  });
});
