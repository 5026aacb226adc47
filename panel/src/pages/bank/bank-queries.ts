import type { AcceptedLines, MatchingRule } from '@countinghouse/client';
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

/** All rules, in their order. */
export const rulesQuery = queryOptions({
  queryKey: keysOf('matching-rules').part('in order'),
  queryFn: async ({ signal }) => {
    const rules: MatchingRule[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort: 'position', limit: 100, ...(cursor !== undefined && { cursor }) } as const;
      const page = await api.matchingRules.list(query, { signal });
      rules.push(...page.data);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return rules;
  },
});

/** Who paid a payment. */
export function payerQuery(payment: string) {
  return queryOptions({
    queryKey: keysOf('payments').part('payer', payment),
    queryFn: async ({ signal }) => (await api.payments.get(payment, { signal })).customer_id,
  });
}

/** So many invoices are shown to choose from. */
const FOUND_MAX = 20;

/** Open invoices with some words, by number, customer or amount; the oldest first. */
export function openInvoicesQuery(currency: string, words: string) {
  const q = words.trim();
  return queryOptions({
    queryKey: keysOf('invoices').part('that a line may pay', currency, q),
    queryFn: async ({ signal }) => {
      const query = { status: ['open'], currency, sort: 'due_date', limit: FOUND_MAX } as const;
      const asked = { ...query, status: [...query.status], ...(q !== '' && { q }) };
      return (await api.invoices.list(asked, { signal })).data;
    },
  });
}
