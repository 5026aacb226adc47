import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** One approval, with what it would do. */
export function approvalQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('approvals').one(id),
    queryFn: ({ signal }) => api.approvals.get(id, { signal }),
  });
}

/** How many requests wait. */
export const waitingQuery = queryOptions({
  queryKey: keysOf('approvals').count({ state: 'pending', part: 'waiting' }),
  queryFn: async ({ signal }) => {
    const page = await api.approvals.list({ state: 'pending', limit: 1, with_total: true }, { signal });
    return page.total_count ?? 0;
  },
  retry: false,
});

/** So many keys are looked up at once; those of more are shown by their identifiers. */
const KEYS_MAX = 100;

/** The names of API keys and members, by their identifiers. For those who manage them. */
export const namesQuery = queryOptions({
  queryKey: keysOf('api-keys').part('names'),
  queryFn: async ({ signal }) => {
    const [keys, members] = await Promise.all([
      api.apiKeys.list({ limit: KEYS_MAX }, { signal }),
      api.members.list({ signal }),
    ]);
    return new Map([...keys.data, ...members.data].map(({ id, name }) => [id, name]));
  },
});
