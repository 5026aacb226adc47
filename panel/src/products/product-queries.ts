import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** One product. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('products').one(id),
    queryFn: ({ signal }) => api.products.get(id, { signal }),
  });
}
