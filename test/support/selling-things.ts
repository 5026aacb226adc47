import type { ApiClient } from './api-client.js';
import { bankThings } from './bank-things.js';
import { ownPriceListBodies, priceListBodies, priceListThing } from './price-list-thing.js';
import { buyingBody, buyingThings } from './buying-things.js';
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

const billBodies = { 'bills.create': billWith, 'bills.update': billWith };

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
