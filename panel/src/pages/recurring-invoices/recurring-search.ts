import { idWith, listSearch, oneOf } from '../../lists/list-search';

/** The states to filter recurring invoices by. */
export const recurringStates = ['active', 'paused', 'attention', 'ended'] as const;

/** The search parameters of the recurring invoices page. */
export const recurringSearch = listSearch(['created_at'], {
  status: oneOf(recurringStates),
  customer_id: idWith('cus'),
  view: oneOf(['calendar']),
});

export type RecurringSearch = ReturnType<typeof recurringSearch>;

const sources = { customer_id: idWith('cus'), copy_of: idWith('rec'), invoice_id: idWith('inv') };

/** The search parameters of a new one: its customer, or what it copies or repeats. */
export function newRecurringSearch(search: Record<string, unknown>): {
  customer_id?: string;
  copy_of?: string;
  invoice_id?: string;
} {
  const entries = Object.entries(sources).filter(([name, isId]) => {
    const id = search[name];
    return typeof id === 'string' && isId(id);
  });
  return Object.fromEntries(entries.map(([name]) => [name, search[name]]));
}
