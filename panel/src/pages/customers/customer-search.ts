import { currencyCode, listSearch, oneOf } from '../../lists/list-search';

/** What the address of the customers may say. */
export const customerSearch = listSearch(['name', 'created_at', 'updated_at'], {
  currency: currencyCode,
  archived: oneOf(['true']),
});

export type CustomerSearch = ReturnType<typeof customerSearch>;
