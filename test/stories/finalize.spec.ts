import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function finalized(fields: object = {}) {
  const answer = await api.post(`/invoices/${await tenant.invoice(fields)}/finalize`);
  expect([answer.status, answer.body.immutable]).toEqual([200, true]);
  return answer.body;
}

describe('finalizing an invoice', () => {
  it('makes a legal document of a draft, with the next number', async () => {
    const id = await tenant.invoice();
    const answer = await api.post(`/invoices/${id}/finalize`);
    expect(answer.body).toMatchObject({
      status: 'open',
      version: 2,
      number: 'INV-2026-00001',
      issue_date: '2026-11-21',
      due_date: '2026-12-05',
      payment_status: 'unpaid',
      immutable: true,
      available_actions: [
        'void',
        'mark_uncollectible',
        'record_payment',
        'credit',
        'correct',
        'send',
        'remind',
        'extend',
      ],
      seller: { name: 'My organization', address: null },
      buyer: { name: 'Difference Engines GmbH', email: null },
      finalized_at: '2026-11-21T10:00:00.000Z',
    });
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect((await finalized()).number).toBe('INV-2026-00002');
  });

  it('changes nothing if it is repeated', async () => {
    const invoice = await finalized();
    const again = await api.post(`/invoices/${invoice.id}/finalize`);
    expect(again.body).toEqual(invoice);
    const stale = await api.call('POST', `/invoices/${invoice.id}/finalize`, {
      headers: { 'if-match': '"v1"' },
    });
    expect(stale.body.code).toBe('precondition_failed');
  });

  it('can be a part of creating it', async () => {
    const invoice = await tenant.invoice({ finalize: true });
    const { body } = await api.get(`/invoices/${invoice}`);
    expect([body.status, body.version]).toEqual(['open', 2]);
    const events = await eventsOf(invoice);
    expect(events).toEqual(['invoice.created', 'invoice.finalized']);
  });

  it('marks an invoice of zero as paid', async () => {
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 0 }];
    const invoice = await finalized({ items });
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, paid_at: '2026-11-21T10:00:00.000Z' });
    expect(await eventsOf(invoice.id)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.paid']);
  });

  it('counts the due date from the day of issue, and refuses a given one before it', async () => {
    const draft = await tenant.invoice({ payment_terms: { net_days: 0, end_of_month: true } });
    const named = await tenant.invoice({ due_date: '2026-11-21' });
    service.clock.passes('10 days');
    const { body } = await api.post(`/invoices/${draft}/finalize`);
    expect([body.issue_date, body.due_date]).toEqual(['2026-12-01', '2026-12-31']);
    const refused = await api.post(`/invoices/${named}/finalize`);
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ pointer: '#/due_date', code: 'before_issue_date' }),
    ]);
  });

  it('never dates a document before the last one, nor into the future', async () => {
    const last = await finalized();
    const earlier = await api.post(
      `/invoices/${await tenant.invoice({ issue_date: '2026-11-30' })}/finalize`,
    );
    expect(earlier.body.errors[0]).toMatchObject({ pointer: '#/issue_date', code: 'before_last_document' });
    const later = await api.post(`/invoices/${await tenant.invoice({ issue_date: '2026-12-02' })}/finalize`);
    expect(later.body.errors[0]).toMatchObject({ pointer: '#/issue_date', code: 'in_the_future' });
    const next = await finalized({ issue_date: '2026-12-01' });
    expect(sequenceOf(next.number)).toBe(sequenceOf(last.number) + 1);
  });
});

describe('an issued invoice', () => {
  it('stays the same, whatever happens to customer and product', async () => {
    const customer_id = await tenant.customer({ name: 'Before GmbH', billing_address: { city: 'Berlin' } });
    const product_id = await tenant.product({ name: 'Before' });
    const items = [{ product_id, quantity: 2, price: 50 }];
    const invoice = await finalized({ customer_id, items });
    await api.put(`/customers/${customer_id}`, { name: 'After GmbH' });
    await api.put(`/products/${product_id}`, { name: 'After', price: 99 });
    const { body } = await api.get(`/invoices/${invoice.id}`);
    expect(body).toEqual(invoice);
    expect(body.buyer).toMatchObject({ name: 'Before GmbH', billing_address: { city: 'Berlin' } });
    expect(body.items[0].product_name).toBe('Before');
  });

  it('can be neither changed nor deleted, and the error names the possible actions', async () => {
    const invoice = await finalized();
    const deleted = await api.delete(`/invoices/${invoice.id}`);
    expect(deleted.status).toBe(409);
    expect(deleted.body).toMatchObject({
      code: 'invalid_state_transition',
      state: 'open',
      available_actions: invoice.available_actions,
    });
    expect(deleted.body.detail).toContain(invoice.number);
  });

  it('still accepts remarks, which are not part of the document', async () => {
    const invoice = await finalized({ note: 'Old' });
    const remarks = { note: null, expected_payment_date: '2026-12-24', metadata: { order: '4711' } };
    const { body } = await api.call('PATCH', `/invoices/${invoice.id}`, { body: remarks });
    expect(body).toEqual({ ...invoice, ...remarks, version: 3, updated_at: body.updated_at });
    const kept = await api.call('PATCH', `/invoices/${invoice.id}`, { body: {} });
    expect(kept.body).toEqual(body);
    const wrong = await api.call('PATCH', `/invoices/${invoice.id}`, { body: { total: 1 } });
    expect(wrong.body.errors[0]).toMatchObject({ pointer: '#/total', code: 'unknown_field' });
  });
});

describe('voiding an invoice', () => {
  it('keeps its number used, and is final', async () => {
    const invoice = await finalized();
    const { body } = await api.post(`/invoices/${invoice.id}/void`);
    expect(body).toMatchObject({
      status: 'void',
      number: invoice.number,
      total: invoice.total,
      amount_due: 0,
      available_actions: [],
    });
    expect((await api.post(`/invoices/${invoice.id}/void`)).body).toEqual(body);
    expect((await api.post(`/invoices/${invoice.id}/finalize`)).body.code).toBe('invalid_state_transition');
    expect(sequenceOf((await finalized()).number)).toBe(sequenceOf(invoice.number) + 1);
    expect(await eventsOf(invoice.id)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.voided']);
  });

  it('is not possible for drafts', async () => {
    const { status, body } = await api.post(`/invoices/${await tenant.invoice()}/void`);
    expect([status, body.state, body.available_actions]).toEqual([
      409,
      'draft',
      ['update', 'delete', 'finalize', 'correct'],
    ]);
  });
});

describe('an invoice marked as uncollectible', () => {
  it('stays due, and can still be voided', async () => {
    const invoice = await finalized();
    const { body } = await api.post(`/invoices/${invoice.id}/mark-uncollectible`);
    expect(body).toMatchObject({ status: 'uncollectible', amount_due: 119, overdue: false });
    expect((await api.post(`/invoices/${invoice.id}/mark-uncollectible`)).body).toEqual(body);
    expect((await api.post(`/invoices/${invoice.id}/void`)).body.status).toBe('void');
  });
});

describe('an invoice with nothing to pay', () => {
  it.each([
    ['over 0', { price: 0 }, {}],
    ['wholly discounted', { price: 100, discounts: [{ percent: 100 }] }, {}],
    ['wholly prepaid', { price: 100 }, { prepaid_amount: 119 }],
  ])('is paid at once and can still be voided: %s', async (_name, item, fields) => {
    const items = [{ product_id: await tenant.product(), quantity: 1, ...item }];
    const invoice = await finalized({ items, ...fields });
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0 });
    expect(invoice.available_actions).toEqual(expect.arrayContaining(['void', 'correct']));
    const voided = await api.post(`/invoices/${invoice.id}/void`);
    expect(voided.body).toMatchObject({ status: 'void', number: invoice.number, amount_due: 0 });
    expect(await eventsOf(invoice.id)).toContain('invoice.voided');
  });

  it('is corrected by a new one in its place', async () => {
    const product_id = await tenant.product();
    const free = await finalized({ items: [{ product_id, quantity: 1, price: 0 }] });
    const corrected = {
      customer_id: free.customer_id,
      items: [{ product_id, quantity: 1, price: 5 }],
      tax_rate: 19,
    };
    const { status, body } = await api.post(`/invoices/${free.id}/correct`, corrected);
    expect([status, body.path, body.invoice.total]).toEqual([200, 'voided_and_reissued', 5.95]);
  });
});

async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await service.database.admin.query<{ type: string }>(
    `SELECT type FROM events WHERE data -> 'object' ->> 'id' = $1 ORDER BY id`,
    [id],
  );
  return rows.map(({ type }) => type);
}

function sequenceOf(number: string): number {
  return Number(number.split('-').at(-1));
}
