import type { Tenant } from '../support/tenant.js';

/** One identifier of each kind in an organization, by its prefix. */
export type Things = Readonly<Record<string, string>>;

/** A body with one foreign identifier. */
export interface ForeignBody {
  readonly at: string;
  readonly prefix: string;
  readonly body: unknown;
  /** The caller's own resource in the path, if the body needs a particular one. */
  readonly of?: string;
}

/** Bodies of payments and credit notes with a foreign identifier. */
export const settlementBodies: Readonly<Record<string, (own: Things, id: string) => ForeignBody[]>> = {
  'bank_accounts.accept_certain': (_own, id) => [{ at: 'after', prefix: 'bln', body: { after: id } }],
  ...Object.fromEntries(
    ['matching_rules.create', 'matching_rules.update', 'matching_rules.test'].map((operation) => [
      operation,
      ruleBodies,
    ]),
  ),
  'bank_lines.match': ({ cus, sup }, id) => [
    { at: 'outcomes.customer_id', prefix: 'cus', body: matchBody({ kind: 'payment', customer_id: id }) },
    {
      at: 'outcomes.allocations.invoice_id',
      prefix: 'inv',
      body: matchBody({ kind: 'payment', customer_id: cus, ...allocationBody(id) }),
    },
    {
      at: 'outcomes.payment_id',
      prefix: 'pay',
      body: matchBody({ kind: 'recorded_payment', payment_id: id }),
    },
    {
      at: 'outcomes.credit_note_id',
      prefix: 'crn',
      body: matchBody({ kind: 'recorded_refund', credit_note_id: id }),
    },
    { at: 'outcomes.supplier_id', prefix: 'sup', body: matchBody({ kind: 'bill_payment', supplier_id: id }) },
    {
      at: 'outcomes.bills.bill_id',
      prefix: 'bil',
      body: matchBody({ kind: 'bill_payment', supplier_id: sup, bills: [{ bill_id: id, amount: 1 }] }),
    },
    {
      at: 'outcomes.bill_payment_id',
      prefix: 'bpy',
      body: matchBody({ kind: 'recorded_bill_payment', bill_payment_id: id }),
    },
    {
      at: 'outcomes.payment_run_id',
      prefix: 'prn',
      body: matchBody({ kind: 'payment_run', payment_run_id: id }),
    },
  ],
  'customers.merge': (_own, id) => [{ at: 'into', prefix: 'cus', body: { into: id, dry_run: true } }],
  'payments.create': ({ cus, issued }, id) => [
    { at: 'customer_id', prefix: 'cus', body: paymentBody(id, issued) },
    { at: 'allocations.invoice_id', prefix: 'inv', body: paymentBody(cus, id) },
  ],
  'payments.allocate': (_own, id) => [
    { at: 'allocations.invoice_id', prefix: 'inv', body: allocationBody(id) },
  ],
  'payments.unallocate': (_own, id) => [
    {
      at: 'allocations.invoice_id',
      prefix: 'inv',
      of: 'settled',
      body: { allocations: [{ invoice_id: id }] },
    },
  ],
  'payments.cancel_refund': (_own, id) => [{ at: 'refund_id', prefix: 'rfd', body: { refund_id: id } }],
  'credit_notes.allocate': (_own, id) => [
    { at: 'allocations.invoice_id', prefix: 'inv', body: allocationBody(id) },
  ],
  'invoices.credit': (_own, id) => [
    { at: 'items.item_id', prefix: 'itm', of: 'issued', body: { reason: 'other', items: [{ item_id: id }] } },
  ],
};

/** Bodies of payments and credit notes with an identifier in the path, so that only that identifier is wrong. */
export const ownSettlementBodies: Readonly<Record<string, (own: Things) => unknown>> = {
  'payments.allocate': ({ issued }) => allocationBody(issued),
  'payments.unallocate': ({ issued }) => ({ allocations: [{ invoice_id: issued }] }),
  'payments.cancel_refund': ({ rfd }) => ({ refund_id: rfd }),
  'invoices.credit': () => ({ reason: 'other' }),
  'credit_notes.allocate': ({ issued }) => allocationBody(issued),
};

/**
 * An issued invoice with its item, a payment and a credit note with something left, a payment that settles something,
 * and a refund, all of one customer.
 */
export async function settlementsOf(tenant: Tenant, customer_id: string): Promise<Things> {
  const [issued, paid] = [
    await tenant.issuedInvoice({ customer_id }),
    await tenant.issuedInvoice({ customer_id }),
  ];
  const { api } = tenant;
  const invoice = await api.get(`/invoices/${issued}`);
  const payment = await api.post('/payments', { customer_id, amount: 100, method: 'cash' });
  const settled = await api.post(`/invoices/${paid}/payments`, { method: 'cash' });
  const refunded = await api.post(`/payments/${payment.body.id}/refund`, { amount: 10 });
  const note = await api.post(`/invoices/${paid}/credit-notes`, { reason: 'other' });
  return {
    issued,
    itm: invoice.body.items[0].id as string,
    pay: payment.body.id as string,
    rfd: refunded.body.refunds[0].id as string,
    settled: settled.body.id as string,
    crn: note.body.id as string,
    msg: await aMessage(tenant, issued),
  };
}

/** Returns the identifier of a message that waits, so that nothing changes while answers are compared. */
async function aMessage(tenant: Tenant, invoice: string): Promise<string> {
  const body = { to: ['ap@example.com'], send_at: '2099-01-01T00:00:00Z' };
  const sent = await tenant.api.post(`/invoices/${invoice}/send`, body);
  return sent.body.id as string;
}

function paymentBody(customer_id: string | undefined, invoice_id: string | undefined): object {
  return { customer_id, amount: 10, method: 'cash', ...allocationBody(invoice_id) };
}

function allocationBody(invoice_id: string | undefined): object {
  return { allocations: [{ invoice_id, amount: 1 }] };
}

/** A small outcome of a line, beside one that makes the sum of both that of money in. */
function matchBody(outcome: object): object {
  return {
    outcomes: [
      { kind: 'ignore', amount: 9, reason: 'Private.' },
      { amount: 1, ...outcome },
    ],
  };
}

/** A rule with a foreign account or customer. */
function ruleBodies({ cus }: Things, id: string): ForeignBody[] {
  const rule = { name: 'Rent', name_contains: 'Rent', outcome: 'customer' };
  return [
    { at: 'bank_account_id', prefix: 'bac', body: { ...rule, customer_id: cus, bank_account_id: id } },
    { at: 'customer_id', prefix: 'cus', body: { ...rule, customer_id: id } },
  ];
}
