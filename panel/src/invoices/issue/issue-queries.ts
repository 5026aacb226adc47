import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';

/**
 * The settings of the organization that documents contain.
 *
 * They are always reloaded, because users often complete them in another tab while the dialog is open.
 */
export const sellerQuery = queryOptions({
  queryKey: keysOf('organization').part('seller'),
  queryFn: ({ signal }) => api.organization.get({ signal }),
  staleTime: 0,
});

/** The number series with their next numbers. Another document may take the next number at any time. */
export const nextNumbersQuery = queryOptions({
  queryKey: keysOf('number-series').part('next'),
  queryFn: ({ signal }) => api.numberSeries.list({ signal }),
  staleTime: 0,
});
