import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

describe('the first invoice', () => {
  it('is a draft with every amount computed', async () => {
    const customer = await service.owner.customer({ payment_terms: { net_days: 30 } });
    const product = await service.owner.product();
    const items = [{ product_id: product, quantity: 12.5, price: 95.5 }];
    const created = await api.post('/invoices', { customer_id: customer, items, tax_rate: 19 });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      status: 'draft',
      number: null,
      customer_id: customer,
      customer_name: 'Difference Engines GmbH',
      currency: 'EUR',
      due_date: '2026-12-21',
      subtotal: 1193.75,
      tax_total: 226.81,
      total: 1420.56,
      amount_due: 1420.56,
      tax_breakdown: [{ category: 'S', rate: 19, taxable: 1193.75, tax: 226.81 }],
      items: [{ product_id: product, product_name: 'Programming', quantity: 12.5, gross: 1193.75 }],
    });
    const read = await api.get(`/invoices/${created.body.id}`);
    expect(read.body).toEqual(created.body);
  });

  it('is the same under every prefix', async () => {
    const id = await service.owner.invoice();
    const answers = await Promise.all(
      ['/api', '/v1', '/api/v1'].map((p) => api.under(p).get(`/invoices/${id}`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
  });

  it('is completely replaced by an update', async () => {
    const id = await service.owner.invoice({ reference: 'PO 1', note: 'first' });
    const before = (await api.get(`/invoices/${id}`)).body;
    const items = [
      { product_id: before.items[0].product_id, quantity: 2, price: 10, tax_rate: 7 },
      { product_id: before.items[0].product_id, quantity: -1, price: 5, description: 'returned' },
    ];
    const updated = await api.put(`/invoices/${id}`, {
      customer_id: before.customer_id,
      items,
      tax_rate: 19,
    });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      id,
      version: 2,
      reference: null,
      note: null,
      subtotal: 15,
      tax_total: 0.45,
      tax_breakdown: [
        { category: 'S', rate: 19, taxable: -5, tax: -0.95 },
        { category: 'S', rate: 7, taxable: 20, tax: 1.4 },
      ],
      created_at: before.created_at,
    });
    expect((await api.get(`/invoices/${id}`)).body).toEqual(updated.body);
  });

  it('is gone once it is deleted', async () => {
    const id = await service.owner.invoice();
    expect((await api.delete(`/invoices/${id}`)).status).toBe(204);
    expect((await api.get(`/invoices/${id}`)).status).toBe(404);
    expect((await api.delete(`/invoices/${id}`)).status).toBe(404);
    const lines = await service.database.admin.query(
      'SELECT * FROM invoice_items WHERE invoice_id NOT IN (SELECT id FROM invoices)',
    );
    expect(lines.rowCount).toBe(0);
  });

  it('keeps the names with which it was created', async () => {
    const id = await service.owner.invoice();
    await service.database.admin.query(`UPDATE customers SET name = 'Renamed'`);
    await service.database.admin.query(`UPDATE products SET name = 'Renamed'`);
    const { body } = await api.get(`/invoices/${id}`);
    expect([body.customer_name, body.items[0].product_name]).toEqual([
      'Difference Engines GmbH',
      'Programming',
    ]);
  });

  it('can be neither changed nor deleted after the draft', async () => {
    const id = await service.owner.invoice();
    const { body } = await api.get(`/invoices/${id}`);
    await api.post(`/invoices/${id}/finalize`);
    const change = { customer_id: body.customer_id, items: [{ ...lineOf(body), quantity: 9 }], tax_rate: 0 };
    expect((await api.put(`/invoices/${id}`, change)).body.code).toBe('invalid_state_transition');
    expect((await api.delete(`/invoices/${id}`)).body.code).toBe('invalid_state_transition');
    expect((await api.get(`/invoices/${id}`)).body).toMatchObject({ status: 'open', total: 119 });
  });
});

describe('the currency of an invoice', () => {
  it('is its own, else the customer’s, else the organization’s', async () => {
    const plain = await service.owner.customer();
    const japanese = await service.owner.customer({ currency: 'JPY' });
    const currencyOf = async (fields: object): Promise<string> => {
      const id = await service.owner.invoice(fields);
      return (await api.get(`/invoices/${id}`)).body.currency as string;
    };
    expect(await currencyOf({ customer_id: plain })).toBe('EUR');
    expect(await currencyOf({ customer_id: japanese })).toBe('JPY');
    expect(await currencyOf({ customer_id: japanese, currency: 'KWD' })).toBe('KWD');
  });
});

describe('the due date of an invoice', () => {
  it.each([
    ['from the organization’s terms', {}, {}, '2026-12-05'],
    ['from the customer’s terms', { payment_terms: { net_days: 30, end_of_month: true } }, {}, '2026-12-31'],
    [
      'from its own terms',
      { payment_terms: { net_days: 30 } },
      { payment_terms: { net_days: 0 } },
      '2026-11-21',
    ],
    ['counted from the issue date', {}, { issue_date: '2026-01-31' }, '2026-02-14'],
    ['the one that is given', {}, { due_date: '2027-02-28' }, '2027-02-28'],
  ])('is %s', async (_how, customer, invoice, expected) => {
    const customer_id = await service.owner.customer(customer);
    const id = await service.owner.invoice({ customer_id, ...invoice });
    expect((await api.get(`/invoices/${id}`)).body.due_date).toBe(expected);
  });

  it('is never before the day of issue', async () => {
    const product_id = await service.owner.product();
    const customer_id = await service.owner.customer();
    const items = [{ product_id, quantity: 1, price: 1 }];
    const dates = { issue_date: '2026-11-21', due_date: '2026-11-20' };
    const answer = await api.post('/invoices', { customer_id, items, tax_rate: 0, ...dates });
    expect(answer.body.errors[0]).toMatchObject({ pointer: '#/due_date', code: 'before_issue_date' });
  });
});

function lineOf(invoice: { items: { product_id: string; quantity: number; price: number }[] }): object {
  const [{ product_id, quantity, price }] = invoice.items as [
    { product_id: string; quantity: number; price: number },
  ];
  return { product_id, quantity, price };
}
