import { currencyCode, listSearch, oneOf } from '../../lists/list-search';

/** What the address of the products may say. */
export const productSearch = listSearch(['name', 'sku', 'created_at', 'updated_at'], {
  active: oneOf(['true', 'false']),
  currency: currencyCode,
  archived: oneOf(['true']),
});

export type ProductSearch = ReturnType<typeof productSearch>;
