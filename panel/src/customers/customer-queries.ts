import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client';

/** One customer. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => answer(api.GET('/customers/{id}', { params: { path: { id } }, signal })),
  });
}

/** What one customer owes and has left. Never old: payments change it, too. */
export function balanceQuery(id: string) {
  return queryOptions({
    queryKey: ['customers', 'balance', id],
    queryFn: ({ signal }) => answer(api.GET('/customers/{id}/balance', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}
