import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';

/** What merging a customer into another one would move. Asked anew each time. */
export function wouldMoveQuery(id: string, into: string) {
  return queryOptions({
    queryKey: keysOf('customers').part('would move', id, into),
    queryFn: () => api.customers.merge(id, { into, dry_run: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Customers that may be the same. */
export function likeCustomersQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('customers').part('duplicates', id),
    queryFn: ({ signal }) => api.customers.duplicates(id, { signal }),
  });
}
