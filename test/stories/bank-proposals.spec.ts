import type { ApiClient } from '../support/api-client.js';
import { bankEntries, type ToldEntry } from '../support/bank-line.js';
import { TestService } from '../support/test-service.js';
import type { ShownInvoice, Tenant } from '../support/tenant.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function issued(name: string, fields: object = {}): Promise<ShownInvoice> {
  const customer_id = await tenant.customer({ name });
  return tenant.shownInvoice(await tenant.issuedInvoice({ customer_id, ...fields }));
}

async function proposed(entry: ToldEntry): Promise<Record<string, any>> {
  const [line] = await bankEntries(api, [entry]);
  const { status, body } = await api.get(`/bank-lines/${String(line?.['id'])}/proposals`);
  expect(status).toBe(200);
  return body;
}

describe('the proposals of a bank line', () => {
  it('have the invoice whose reference it gives', async () => {
    const { id, customer_id, payment_reference, number } = await issued('Ada Works GmbH');
    const text = `Danke ${String(payment_reference).replace(/(.{4})/g, '$1 ')}`;
    const body = await proposed({ amount: 119, text, name: 'Somebody' });
    expect(body['data']).toMatchObject([
      {
        verdict: 'certain',
        facts: expect.arrayContaining(['reference', 'due_exact']),
        sentence: expect.stringContaining(`Pays ${String(number)} of Ada Works GmbH: amount equal`),
        outcomes: [
          {
            kind: 'payment',
            amount: 119,
            customer_id,
            allocations: [{ invoice_id: id, amount: 119, settle_rest: null }],
          },
        ],
      },
    ]);
  });

  it('have invoices whose numbers it names in the way of payers, and their sum', async () => {
    const name = 'Babbage & Söhne KG';
    const one = await issued(name);
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 50 }];
    const other = await tenant.shownInvoice(
      await tenant.issuedInvoice({ customer_id: one['customer_id'], items }),
    );
    const numbers = [one, other].map(({ number }) => String(number).replace(/[^A-Z0-9]/g, ' '));
    const body = await proposed({ amount: 178.5, text: numbers.join(','), name: 'BABBAGE UND SOHNE' });
    const [first] = body['data'];
    expect(first).toMatchObject({ verdict: 'certain', outcomes: [{ kind: 'payment', amount: 178.5 }] });
    expect(first.outcomes[0].allocations).toHaveLength(2);
  });

  it('take a discount for paying early, and find a customer by name', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    await issued('Curie Labs Ltd', { payment_terms });
    const body = await proposed({ amount: 116.62, name: 'Curie Labs' });
    expect(body['data']).toMatchObject([
      { verdict: 'possible', facts: ['due_less_discount', 'only_one', 'name_equal'] },
    ]);
  });

  it('have a payment on record before an invoice, and money that came back', async () => {
    const { id } = await issued('Dirac AG');
    const paid = await api.post(`/invoices/${id}/payments`, {
      method: 'bank_transfer',
      reference: 'DD-2026-77',
    });
    const recorded = await proposed({ amount: 119, text: 'DD-2026-77' });
    expect(recorded['data'][0]).toMatchObject({
      verdict: 'certain',
      outcomes: [{ kind: 'recorded_payment', payment_id: paid.body.id }],
    });
    const refunded = await api.post('/payments', {
      customer_id: paid.body.customer_id,
      amount: 31,
      method: 'bank_transfer',
    });
    const out = await proposed({ amount: -31, name: 'Dirac' });
    expect(out['data']).toMatchObject([{ outcomes: [{ kind: 'refund', payment_id: refunded.body.id }] }]);
  });

  it('are none of a line that is ignored, or that says nothing', async () => {
    expect(await proposed({ amount: 0.01 })).toEqual({ data: [], findings: [] });
    const [line] = await bankEntries(api, [{ amount: 119 }]);
    await api.post(`/bank-lines/${String(line?.['id'])}/ignore`, { reason: 'Private.' });
    const { body } = await api.get(`/bank-lines/${String(line?.['id'])}/proposals`);
    expect(body).toEqual({ data: [], findings: [] });
  });
});
