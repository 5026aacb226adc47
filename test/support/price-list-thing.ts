import type { ApiClient } from './api-client.js';

type Things = Readonly<Record<string, string>>;

/** A price list with one price, in euros. */
export function priceListBody(product_id: string | undefined, more: object = {}): object {
  return { name: 'Resellers', currency: 'EUR', entries: [{ product_id, price: 88 }], ...more };
}

/** The identifier of a price list with a price of this product. */
export async function priceListThing(api: ApiClient, product: string): Promise<string> {
  const { status, body } = await api.post('/price-lists', priceListBody(product));
  if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
  return body.id as string;
}

const ofList = ({ prd }: Things, id: string) => [
  { at: 'entries.product_id', prefix: 'prd', body: priceListBody(id) },
  { at: 'base_list_id', prefix: 'prl', body: priceListBody(prd, { base_list_id: id }) },
];

const ofCustomer = (_own: Things, id: string) => [
  { at: 'price_list_id', prefix: 'prl', body: { name: 'Reseller', price_list_id: id } },
];

/** Bodies of price lists, and of customers who have one, with a foreign identifier. */
export const priceListBodies = {
  'price_lists.create': ofList,
  'price_lists.update': ofList,
  'customers.create': ofCustomer,
  'customers.update': ofCustomer,
  'customers.patch': ofCustomer,
};

/** The same with references that are the caller's own. */
export const ownPriceListBodies: Readonly<Record<string, (own: Things) => unknown>> = {
  'price_lists.update': ({ prd }) => priceListBody(prd),
  'customers.update': () => ({ name: 'Reseller' }),
  'customers.patch': () => ({ name: 'Reseller' }),
};
