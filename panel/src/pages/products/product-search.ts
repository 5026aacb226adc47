import { currencyCode, listSearch, oneOf } from '../../lists/list-search';

/** The search parameters of the products page. */
export const productSearch = listSearch(['name', 'sku', 'created_at', 'updated_at'], {
  active: oneOf(['true', 'false']),
  currency: currencyCode,
  archived: oneOf(['true']),
});

export type ProductSearch = ReturnType<typeof productSearch>;
