import type { AppliedCredit } from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** One customer. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('customers').one(id),
    queryFn: ({ signal }) => api.customers.get(id, { signal }),
  });
}

/** What a customer owes and has as credit. Always reloaded, because payments change it, too. */
export function balanceQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('customers').part('balance', id),
    queryFn: ({ signal }) => api.customers.balance(id, {}, { signal }),
    staleTime: 0,
  });
}

/** What credit of a customer would settle now. */
export function applicableCreditQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('customers').part('applicable credit', id),
    queryFn: async ({ signal }) => {
      const tried = { operation: 'customers.apply_credit', id };
      const { answer } = await api.dryRuns.create(tried, { signal });
      return ((answer ?? {}) as Partial<AppliedCredit>).settled ?? [];
    },
    staleTime: 0,
    gcTime: 0,
  });
}
