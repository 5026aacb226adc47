import type { ApiClient } from './api-client.js';
import { bankThings } from './bank-things.js';
import { ownPriceListBodies, priceListBodies, priceListThing } from './price-list-thing.js';
import { agreedThing, quoteBodies, quoteBody, quoteThing } from './quote-thing.js';
import { recurringBodies, recurringBody, recurringThing } from './recurring-thing.js';

type Own = Readonly<Record<string, string>>;
type InvoiceBody = (customer: string | undefined, product: string | undefined) => unknown;

/** Bodies of what sells, out of those of invoices: one reference in each is another organization's. */
export function sellingBodies(bodies: Parameters<typeof recurringBodies<Own>>[0]) {
  return { ...recurringBodies<Own>(bodies), ...quoteBodies, ...priceListBodies };
}

/** Bodies with references that are the caller's own. */
export function ownSellingBodies(invoiceBody: InvoiceBody): Readonly<Record<string, (own: Own) => unknown>> {
  return {
    ...ownPriceListBodies,
    'quotes.create_invoice': () => ({}),
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
  const bank = await bankThings(api);
  const agreed = await agreedThing(api, quoteBody(cus, prd));
  const prl = await priceListThing(api, prd);
  return { prl, rec, ...bank, agreed, ...(await quoteThing(api, quoteBody(cus, prd), { isIssued: true })) };
}
