import { currencyCode, listSearch, oneOf } from '../../lists/list-search';

/** The search parameters of the page of price lists. */
export const priceListSearch = listSearch(['name', 'created_at', 'updated_at'], {
  currency: currencyCode,
  archived: oneOf(['true']),
});

export type PriceListSearch = ReturnType<typeof priceListSearch>;
