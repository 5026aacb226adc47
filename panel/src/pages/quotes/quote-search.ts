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

const isCustomer = idWith('cus');

/** The search parameters of a new quote: its customer. */
export function newQuoteSearch({ customer_id }: Record<string, unknown>): { customer_id?: string } {
  return typeof customer_id === 'string' && isCustomer(customer_id) ? { customer_id } : {};
}

export type QuoteSearch = ReturnType<typeof quoteSearch>;
