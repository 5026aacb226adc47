import { listSearch, oneOf } from '../../lists/list-search';

/** The states of payments to suppliers and of payment runs. */
const STATES = ['recorded', 'reversed', 'proposed', 'released', 'settled', 'cancelled'];

/** The search parameters of suppliers, payments and runs: one reader, because the first list has no room for three. */
export const purchaseSearch = listSearch(['created_at', 'name', 'paid_on', 'execute_on'], {
  status: oneOf(STATES),
});

export type PurchaseSearch = ReturnType<typeof purchaseSearch>;
