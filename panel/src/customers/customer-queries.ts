import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client';

/** One customer. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => answer(api.GET('/customers/{id}', { params: { path: { id } }, signal })),
  });
}
