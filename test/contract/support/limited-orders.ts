import { buyingBody, paymentBody } from '../../support/buying-things.js';
import { recurringBody, recurringThing } from '../../support/recurring-thing.js';
import type { Workbench } from './workbench.js';

/** What a dry run tries, in place of the published example. */
export interface Order {
  readonly operation: string;
  readonly id?: string;
  readonly body?: object;
}

/** Those that nothing in the stock can be done with, and why. All others must be possible. */
export const NOT_TRIED: Readonly<Record<string, string>> = {
  'attachments.delete': 'no file is attached',
  'customers.delete': 'the customer has documents',
  'messages.cancel': 'nobody knows what became of the mail',
  'webhook_endpoints.replay': 'no delivery has failed',
  'bank_statements.delete': 'a line of it is matched',
  'bill_payments.allocate': 'its example is of a bill that is not approved',
  'bill_payments.unallocate': 'it settles nothing',
  'payment_runs.settle': 'the run was not released',
  'recurring_invoices.retry': 'no run has failed',
  'imports.commit': 'no key with limits may',
  'imports.undo': 'no key with limits may',
};

/** What is done with things of its own, and other ways to do what an example does. */
export async function furtherOrders(bench: Workbench): Promise<Order[]> {
  const { owner } = bench.service;
  const customer_id = bench.ids['cus'] ?? '';
  const items = [{ product_id: await owner.product(), quantity: 3, price: 70.5 }];
  const invoice = { customer_id, items, tax_rate: 19 };
  const unpaid = (): Promise<string> => owner.issuedInvoice({ customer_id });
  const draft = (): Promise<string> => owner.invoice({ customer_id });
  const running = await recurringThing(owner.api, invoice);
  return [
    { operation: 'invoices.void', id: await unpaid() },
    { operation: 'invoices.mark_uncollectible', id: await unpaid(), body: {} },
    { operation: 'invoices.record_payment', id: await unpaid(), body: { method: 'cash' } },
    { operation: 'invoices.credit', id: await unpaid(), body: { reason: 'other' } },
    { operation: 'invoices.finalize', id: await draft() },
    { operation: 'invoices.send', id: await draft(), body: { to: ['a@example.com'], finalize: true } },
    { operation: 'invoices.create', body: { ...invoice, finalize: true } },
    { operation: 'invoices.create_batch', body: { invoices: [invoice, { ...invoice, finalize: true }] } },
    { operation: 'recurring_invoices.create', body: { ...recurringBody(invoice), action: 'finalize' } },
    { operation: 'recurring_invoices.pause', id: running },
    { operation: 'recurring_invoices.skip', id: running },
    { operation: 'recurring_invoices.run_now', id: running },
    {
      operation: 'bank_lines.match',
      id: bench.ids['bln'] ?? '',
      body: { outcomes: [{ kind: 'payment', customer_id, amount: 119 }] },
    },
    ...(await buyingOrders(bench)),
  ];
}

async function buyingOrders(bench: Workbench): Promise<Order[]> {
  const { api } = bench.service.owner;
  const supplier = await api.post('/suppliers', {
    name: 'Ink',
    bank_accounts: [{ iban: 'DE89370400440532013000' }],
  });
  const supplier_id = supplier.body.id as string;
  const made = await api.post('/bills', buyingBody(supplier_id, 'I-1'));
  const bill_id = made.body.id as string;
  await api.post(`/bills/${bill_id}/open`, { approve: true });
  const own = { name: 'Bills', currency: 'EUR', iban: 'DE02120300000000202051' };
  const account = await api.post('/bank-accounts', own);
  const bank_account_id = account.body.id as string;
  const allocations = [{ bill_id, amount: 100 }];
  return [
    { operation: 'bill_payments.create', body: { ...paymentBody(supplier_id), allocations } },
    { operation: 'payment_runs.create', body: { bank_account_id, bills: [{ bill_id }] } },
  ];
}
