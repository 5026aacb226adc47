import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import type { Span } from './period';

const EVENTS_SHOWN = 8;
/** Enough that something is left without sign-ins. */
const EVENTS_READ = 50;

/** What customers owe today. */
export const receivablesQuery = queryOptions({
  queryKey: keysOf('reports').part('receivables'),
  queryFn: ({ signal }) => api.reports.receivables({}, { signal }),
  staleTime: 0,
});

/** What was invoiced, credited and received in each month. While others are loaded, the last ones stay. */
export function revenueQuery({ from, to }: Span) {
  return queryOptions({
    queryKey: keysOf('reports').part('revenue', from, to),
    queryFn: ({ signal }) => api.reports.revenue({ from, to }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The figures of some months, by currency. */
export type RevenueReport = Awaited<ReturnType<typeof api.reports.revenue>>;

/** The latest events. Sign-ins and the like are for the audit log. */
export const latestEventsQuery = queryOptions({
  queryKey: keysOf('events').part('latest'),
  queryFn: async ({ signal }) => {
    const page = await api.events.list({ order: 'desc', limit: EVENTS_READ }, { signal });
    const data = page.data
      .filter(({ type }) => !/^(?:audit|export|user)\./.test(type))
      .slice(0, EVENTS_SHOWN);
    return { ...page, data };
  },
  staleTime: 0,
});

const ONE = { limit: 1 };

const ISSUED = ['open', 'paid', 'void', 'uncollectible'] as const;

/** Whether any invoice has been issued. */
export const anyInvoiceQuery = queryOptions({
  queryKey: keysOf('invoices').part('any-issued'),
  queryFn: async ({ signal }) => isAny(await api.invoices.list({ ...ONE, status: [...ISSUED] }, { signal })),
  staleTime: 0,
});

/** Whether there is any draft. */
export const anyDraftQuery = queryOptions({
  queryKey: keysOf('invoices').part('any-draft'),
  queryFn: async ({ signal }) => isAny(await api.invoices.list({ ...ONE, status: ['draft'] }, { signal })),
  staleTime: 0,
});

/** Whether there is any customer. */
export const anyCustomerQuery = queryOptions({
  queryKey: keysOf('customers').part('any'),
  queryFn: async ({ signal }) => isAny(await api.customers.list(ONE, { signal })),
  staleTime: 0,
});

/** Whether there is any product. */
export const anyProductQuery = queryOptions({
  queryKey: keysOf('products').part('any'),
  queryFn: async ({ signal }) => isAny(await api.products.list(ONE, { signal })),
  staleTime: 0,
});

const KEYS_READ = 100;

/** Whether any API key has been used. A new installation has keys that no user has created. */
export const anyApiKeyQuery = queryOptions({
  queryKey: keysOf('api-keys').part('any-used'),
  queryFn: async ({ signal }) => {
    const { data } = await api.apiKeys.list({ limit: KEYS_READ }, { signal });
    return data.some(({ last_used_at }) => last_used_at !== null);
  },
  staleTime: 0,
});

function isAny({ data }: { readonly data: readonly unknown[] }): boolean {
  return data.length > 0;
}
