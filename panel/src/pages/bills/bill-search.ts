import { listSearch, oneOf } from '../../lists/list-search';

/** The states to filter bills by, in the order that a bill goes through them. */
export const billStates = [
  'inbox',
  'draft',
  'open',
  'approved',
  'paid',
  'disputed',
  'rejected',
  'void',
] as const;

/** Those in which something is to be done. */
export const statesToDo = ['inbox', 'draft', 'open', 'approved', 'disputed'] as const;

/** The search parameters of the bills page. */
export const billSearch = listSearch(['created_at', 'issue_date', 'due_date'], { status: oneOf(billStates) });

export type BillSearch = ReturnType<typeof billSearch>;
