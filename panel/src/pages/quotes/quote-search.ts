import { idWith, listSearch, oneOf } from '../../lists/list-search';

/** The states to filter quotes by. */
export const quoteStates = [
  'draft',
  'open',
  'accepted',
  'invoiced',
  'declined',
  'expired',
  'superseded',
  'cancelled',
] as const;

/** The search parameters of the quotes page. */
export const quoteSearch = listSearch(['created_at'], {
  status: oneOf(quoteStates),
  customer_id: idWith('cus'),
});

export type QuoteSearch = ReturnType<typeof quoteSearch>;
