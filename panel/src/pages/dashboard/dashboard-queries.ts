import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';

const EVENTS_SHOWN = 8;

/** What customers owe today. */
export const receivablesQuery = queryOptions({
  queryKey: ['reports', 'receivables'],
  queryFn: ({ signal }) => answer(api.GET('/reports/receivables', { signal })),
  staleTime: 0,
});

/** What was invoiced, credited and received in each of the last twelve months. */
export const revenueQuery = queryOptions({
  queryKey: ['reports', 'revenue'],
  queryFn: ({ signal }) => answer(api.GET('/reports/revenue', { signal })),
  staleTime: 0,
});

/** What happened last. */
export const latestEventsQuery = queryOptions({
  queryKey: ['events', 'latest'],
  queryFn: ({ signal }) => {
    const query = { order: 'desc', limit: EVENTS_SHOWN } as const;
    return answer(api.GET('/events', { params: { query }, signal }));
  },
  staleTime: 0,
});

const ONE = { params: { query: { limit: 1 } } } as const;

/** Whether there is any invoice. */
export const anyInvoiceQuery = queryOptions({
  queryKey: ['invoices', 'any'],
  queryFn: async ({ signal }) => isAny(await answer(api.GET('/invoices', { ...ONE, signal }))),
  staleTime: 0,
});

/** Whether there is any customer. */
export const anyCustomerQuery = queryOptions({
  queryKey: ['customers', 'any'],
  queryFn: async ({ signal }) => isAny(await answer(api.GET('/customers', { ...ONE, signal }))),
  staleTime: 0,
});

/** Whether there is any product. */
export const anyProductQuery = queryOptions({
  queryKey: ['products', 'any'],
  queryFn: async ({ signal }) => isAny(await answer(api.GET('/products', { ...ONE, signal }))),
  staleTime: 0,
});

/** Whether there is any API key. */
export const anyApiKeyQuery = queryOptions({
  queryKey: ['api-keys', 'any'],
  queryFn: async ({ signal }) => isAny(await answer(api.GET('/api-keys', { ...ONE, signal }))),
  staleTime: 0,
});

function isAny({ data }: { readonly data: readonly unknown[] }): boolean {
  return data.length > 0;
}
