import type { ProductPrice } from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

const keys = keysOf('price-lists');

/** One price list with its prices. */
export function priceListQuery(id: string) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => api.priceLists.get(id, { signal }),
  });
}

/** The lists that somebody can choose: the first hundred, by name. */
export const priceListChoices = queryOptions({
  queryKey: keys.part('chosen from'),
  queryFn: async ({ signal }) => (await api.priceLists.list({ limit: 100, sort: 'name' }, { signal })).data,
});

/** What decides the price of a line. */
export interface PriceQuestion {
  readonly product_id: string;
  readonly customer_id: string;
  readonly quantity: number;
  readonly currency: string;
  /** `YYYY-MM-DD`; today without it. */
  readonly on: string | undefined;
}

/** What one unit of a product costs a customer, or why nobody can say. */
export function priceQuery({ product_id, ...asked }: PriceQuestion) {
  const { on, ...query } = asked;
  return queryOptions({
    queryKey: keys.part('price', product_id, asked),
    queryFn: ({ signal }): Promise<ProductPrice> =>
      api.products.price(product_id, { ...query, ...(on === undefined ? {} : { on }) }, { signal }),
    retry: false,
  });
}
