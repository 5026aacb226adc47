import { idWith, listSearch, oneOf } from '../../lists/list-search';

/** What else than the lines that are left can be shown. */
export const doneStates = ['held', 'matched', 'ignored'] as const;

/** The search parameters of the bank page: the account, and which of its lines are shown. */
export const bankSearch = listSearch([], { account: idWith('bac'), state: oneOf(doneStates) });

export type BankSearch = ReturnType<typeof bankSearch>;
