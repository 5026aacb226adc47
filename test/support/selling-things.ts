import type { ApiClient } from './api-client.js';
import { bankThings } from './bank-things.js';
import { ownPriceListBodies, priceListBodies, priceListThing } from './price-list-thing.js';
import { buyingBody, buyingThings, paymentBody } from './buying-things.js';
import { agreedThing, quoteBodies, quoteBody, quoteThing } from './quote-thing.js';
import { ownTemplateBodies, templateBodies, templateThing } from './template-thing.js';
import { recurringBodies, recurringBody, recurringThing } from './recurring-thing.js';

type Own = Readonly<Record<string, string>>;
type InvoiceBody = (customer: string | undefined, product: string | undefined) => unknown;

/** Bodies of what sells, out of those of invoices: one reference in each is another organization's. */
export function sellingBodies(bodies: Parameters<typeof recurringBodies<Own>>[0]) {
  return {
    ...recurringBodies<Own>(bodies),
    ...quoteBodies,
    ...templateBodies,
    ...priceListBodies,
    ...billBodies,
  };
}

const billWith = ({ sup }: Own, id: string) => [
  { at: 'supplier_id', prefix: 'sup', body: buyingBody(id, 'X-1') },
  { at: 'file_id', prefix: 'fil', body: { ...buyingBody(sup, 'X-1'), file_id: id } },
];

const settling = (id: string) => [
  { at: 'allocations/0/bill_id', prefix: 'bil', body: { allocations: [{ bill_id: id, amount: 1 }] } },
];

const billBodies = {
  'bills.create': billWith,
  'bills.update': billWith,
  'bill_payments.create': ({ sup }: Own, id: string) => [
    { at: 'supplier_id', prefix: 'sup', body: paymentBody(id) },
    ...settling(id).map((one) => ({ ...one, body: { ...paymentBody(sup), ...one.body } })),
  ],
  'payment_runs.create': ({ bac }: Own, id: string) => [
    { at: 'bank_account_id', prefix: 'bac', body: { bank_account_id: id, due_until: '2026-01-01' } },
    { at: 'bills/0/bill_id', prefix: 'bil', body: { bank_account_id: bac, bills: [{ bill_id: id }] } },
  ],
  'bill_payments.allocate': (_own: Own, id: string) => settling(id),
  'bill_payments.unallocate': (_own: Own, id: string) => [
    { at: 'allocations/0/bill_id', prefix: 'bil', body: { allocations: [{ bill_id: id }] } },
  ],
};

/** Bodies with references that are the caller's own. */
export function ownSellingBodies(invoiceBody: InvoiceBody): Readonly<Record<string, (own: Own) => unknown>> {
  return {
    ...ownPriceListBodies,
    ...ownTemplateBodies,
    'quotes.create_invoice': () => ({}),
    'bills.update': (own) => buyingBody(own['sup'], 'X-1'),
    'quotes.update': (own) => quoteBody(own['cus'], own['prd']),
    'recurring_invoices.update': (own) => recurringBody(invoiceBody(own['cus'], own['prd'])),
  };
}

/** One of each, and a bank account with a statement and a line. */
export async function sellingThings(
  api: ApiClient,
  invoiceBody: InvoiceBody,
  { cus, prd }: { readonly cus: string; readonly prd: string },
): Promise<Own> {
  const rec = await recurringThing(api, invoiceBody(cus, prd));
  const things = { ...(await bankThings(api)), ...(await buyingThings(api)) };
  const agreed = await agreedThing(api, quoteBody(cus, prd));
  const tpl = await templateThing(api, prd);
  const prl = await priceListThing(api, prd);
  return {
    tpl,
    prl,
    rec,
    ...things,
    agreed,
    ...(await quoteThing(api, quoteBody(cus, prd), { isIssued: true })),
  };
}
