import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client';

/** One product. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => answer(api.GET('/products/{id}', { params: { path: { id } }, signal })),
  });
}
