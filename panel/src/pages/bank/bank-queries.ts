import type { AcceptedLines } from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';

/** How many lines are shown at once; the rest comes when these are done. */
const LINES_SHOWN = 100;

const [accounts, lines] = [keysOf('bank-accounts'), keysOf('bank-lines')];

export type ShownState = 'new' | 'held' | 'matched' | 'ignored';

/** The accounts that statements are imported for. */
export const accountsQuery = queryOptions({
  queryKey: accounts.part('chosen from'),
  queryFn: async ({ signal }) => (await api.bankAccounts.list({ limit: 100, sort: 'name' }, { signal })).data,
});

/** What the bank says of its balances, and what the lines come to. */
export function balancesQuery(account: string) {
  return queryOptions({
    queryKey: accounts.part('balances', account),
    queryFn: async ({ signal }) => (await api.bankAccounts.balances(account, { signal })).data,
  });
}

/** Lines of an account in a state: what is left the oldest first, what is done the latest first. */
export function linesQuery(account: string, state: ShownState) {
  const sort = state === 'new' || state === 'held' ? 'booked_on' : '-booked_on';
  return queryOptions({
    queryKey: lines.part('of account', account, state),
    queryFn: async ({ signal }) => {
      const query = { bank_account_id: account, state, sort, limit: LINES_SHOWN, with_total: true } as const;
      const { data, total_count } = await api.bankLines.list(query, { signal });
      return { data, count: total_count ?? data.length };
    },
  });
}

/** How many lines are booked if all that are certain are accepted; of more than a hundred, a part is looked at. */
export function certainQuery(account: string) {
  return queryOptions({
    queryKey: lines.part('certain', account),
    queryFn: async ({ signal }) => {
      const tried = { operation: 'bank_accounts.accept_certain', id: account, body: {} };
      const { answer } = await api.dryRuns.create(tried, { signal });
      const { booked = 0, next_after } = (answer ?? {}) as Partial<AcceptedLines>;
      return { booked, isPart: typeof next_after === 'string' };
    },
  });
}

/** What a line may be. */
export function proposalsQuery(id: string) {
  return queryOptions({
    queryKey: lines.part('proposals', id),
    queryFn: ({ signal }) => api.bankLines.proposals(id, { signal }),
  });
}

/** What is said of a line. */
export function matchesQuery(id: string) {
  return queryOptions({
    queryKey: lines.part('matches', id),
    queryFn: async ({ signal }) => {
      const { data } = await api.bankLines.matches(id, { signal });
      return data.filter(({ undone_at }) => undone_at === null);
    },
  });
}

/** The name of a customer of whom only the id is known. */
export function customerNameQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('customers').part('name', id),
    queryFn: async ({ signal }) => (await api.customers.get(id, { signal })).name,
  });
}
