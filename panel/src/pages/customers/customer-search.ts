import { currencyCode, listSearch, oneOf } from '../../lists/list-search';

/** The search parameters of the customers page. */
export const customerSearch = listSearch(['name', 'created_at', 'updated_at'], {
  currency: currencyCode,
  archived: oneOf(['true']),
});

export type CustomerSearch = ReturnType<typeof customerSearch>;
