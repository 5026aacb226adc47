import { listSearch, oneOf } from '../../lists/list-search';

/** The states of an approval. Without one, the page shows what waits. */
export const approvalStates = ['pending', 'approved', 'rejected', 'stale', 'expired'] as const;

/** The search parameters of the approvals page. */
export const approvalSearch = listSearch([], { state: oneOf([...approvalStates, 'all']) });

export type ApprovalSearch = ReturnType<typeof approvalSearch>;
