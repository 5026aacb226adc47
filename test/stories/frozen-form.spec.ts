import { canonicalJson } from '../../src/kernel/canonical-json.js';
import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** The parts of an answer outside the document: they change later, or depend on the day. */
const CHANGEABLE = {
  invoice: [
    'version',
    'status',
    'payment_status',
    'overdue',
    'immutable',
    'available_actions',
    'note',
    'metadata',
    'expected_payment_date',
    'reminders_paused_until',
    'recurring_invoice_id',
    'quote_id',
    // Of invoices that were issued elsewhere, which are in no chain.
    'imported',
    'imported_from',
    'external_id',
    'amount_paid',
    'amount_credited',
    'amount_due',
    'credit_notes_total',
    'withholding_credited',
    'certificates',
    'certified_amount',
    'amount_discounted',
    'amount_waived',
    'settlement',
    'instalments',
    'issued_due_date',
    'extensions',
    'paid_at',
    'voided_at',
    'marked_uncollectible_at',
    'sent_at',
    'sent_via',
    'viewed_at',
    'updated_at',
  ],
  credit_note: [
    'version',
    'status',
    'note',
    'metadata',
    'applied_amount',
    'refunded_amount',
    'unapplied_amount',
    'allocations',
    'refunds',
    'available_actions',
    'voided_at',
    'sent_at',
    'updated_at',
  ],
} as const;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

describe('the document in the hash chain', () => {
  it.each([
    ['with one line', {}, {}],
    [
      'with every field',
      {
        description: 'Week 47',
        price: 5000,
        price_base_quantity: 100,
        discounts: [{ percent: 10, reason: 'Volume' }],
      },
      {
        discounts: [{ amount: 5, tax_rate: 19 }],
        charges: [{ percent: 2.5, reason: 'Freight' }],
        payment_terms: { net_days: 7 },
        reference: 'PO 4711',
        note: 'A note',
        message: 'Thank you',
        metadata: { order: '1' },
        round_payable_to: 0.05,
        prepaid_amount: 1,
      },
    ],
    ['with prices that include tax', {}, { prices_include_tax: true }],
    [
      'with a reason for charging no tax',
      { price: 9 },
      { tax_rate: 0, tax_category: 'E', tax_exemption_reason: 'Art' },
    ],
    ['that its customer withholds from', {}, { withholdings: [{ name: 'IRPF', rate: 15 }] }],
    ['that is paid at once', { price: 0 }, {}],
    [
      'in instalments',
      {},
      {
        payment_plan: [
          { percent: 50, days: 10 },
          { percent: 50, days: 40 },
        ],
      },
    ],
  ])('equals the API’s answer for an invoice %s, without what may change', async (_name, item, fields) => {
    const unit = { code: 'HUR', label: 'hour' };
    const items = [{ product_id: await tenant.product({ unit }), quantity: 2, price: 100, ...item }];
    const answer = await api.post(`/invoices/${await tenant.invoice({ items, ...fields })}/finalize`);
    expect(answer.status).toBe(200);
    expect(await lastDocument('invoice')).toBe(documentOf('invoice', answer.body));
  });

  it('equals the API’s answer for an invoice that corrects another one, without what may change', async () => {
    const id = await tenant.invoice({ finalize: true });
    const { customer_id } = (await api.get(`/invoices/${id}`)).body;
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 7 }];
    const { body } = await api.post(`/invoices/${id}/correct`, { customer_id, items, tax_rate: 19 });
    expect(body.invoice.corrects_invoice_id).toBe(id);
    expect(await lastDocument('invoice')).toBe(documentOf('invoice', body.invoice));
  });

  it.each([
    ['of a line', { quantity: 1 }],
    ['of an amount', { amount: 3 }],
  ])('equals the API’s answer for a credit note %s, without what may change', async (_name, part) => {
    const id = await tenant.invoice({ finalize: true });
    const [{ id: item_id }] = (await api.get(`/invoices/${id}`)).body.items;
    const details = { reason: 'other', message: 'Sorry', note: 'A note', items: [{ item_id, ...part }] };
    const answer = await api.post(`/invoices/${id}/credit-notes`, details);
    expect(answer.status).toBe(201);
    expect(await lastDocument('credit_note')).toBe(documentOf('credit_note', answer.body));
  });
});

function documentOf(type: keyof typeof CHANGEABLE, answer: object): string {
  const changeable: readonly string[] = CHANGEABLE[type];
  // Documents without instalments or withholdings say nothing of them, as before there were any.
  const { withholdings = [] } = answer as { withholdings?: readonly object[] };
  const absent = [
    ...((answer as { payment_plan?: unknown }).payment_plan === null ? ['payment_plan'] : []),
    ...(withholdings.length === 0 ? ['withholdings', 'withholding_total'] : []),
  ];
  const isFrozen = ([name]: [string, unknown]): boolean =>
    !changeable.includes(name) && !absent.includes(name);
  const document = Object.fromEntries(Object.entries(answer).filter(isFrozen));
  // What is due first moves; the document says the day of the last instalment.
  const { issued_due_date } = answer as { issued_due_date?: string };
  return canonicalJson({ ...document, ...(issued_due_date !== undefined && { due_date: issued_due_date }) });
}

async function lastDocument(type: string): Promise<string | undefined> {
  const { rows } = await service.database.admin.query<{ document: string }>(
    'SELECT document FROM issued_documents WHERE document_type = $1 ORDER BY position DESC LIMIT 1',
    [type],
  );
  return rows[0]?.document;
}
