import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';

/** One product. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => api.products.get(id, { signal }),
  });
}
