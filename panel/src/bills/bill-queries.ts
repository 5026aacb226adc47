import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** One bill. */
export function billQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('bills').one(id),
    queryFn: ({ signal }) => api.bills.get(id, { signal }),
  });
}

/** How many bills are in a state. */
export function billCountQuery(status: 'inbox' | 'draft' | 'open' | 'approved' | 'disputed') {
  return queryOptions({
    queryKey: keysOf('bills').count({ status, part: 'states' }),
    queryFn: async ({ signal }) => {
      const page = await api.bills.list({ status, limit: 1, with_total: true }, { signal });
      return page.total_count ?? 0;
    },
  });
}

/** Who sent a bill. */
export function supplierQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('suppliers').one(id),
    queryFn: ({ signal }) => api.suppliers.get(id, { signal }),
  });
}

/** The file that a bill came as, with its bytes. */
export function originalQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('received-files').one(id),
    queryFn: async ({ signal }) => {
      const file = await api.receivedFiles.get(id, { signal });
      return { file, content: await api.receivedFiles.content(id, { signal }) };
    },
    staleTime: Infinity,
  });
}
