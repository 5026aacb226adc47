import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

const keys = keysOf('recurring-invoices');

/** One recurring invoice. */
export function recurringQuery(id: string) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => api.recurringInvoices.get(id, { signal }),
  });
}

/** What became of its dates, the latest first. */
export function runsQuery(id: string) {
  return queryOptions({
    queryKey: keys.part('runs', id),
    queryFn: ({ signal }) => api.recurringInvoices.runs(id, { signal }),
  });
}

/** Its dates to come. */
export function occurrencesQuery(id: string) {
  return queryOptions({
    queryKey: keys.part('occurrences', id),
    queryFn: ({ signal }) => api.recurringInvoices.occurrences(id, { signal }),
  });
}

/** The dates of all for twelve months. */
export const calendarQuery = queryOptions({
  queryKey: keys.part('calendar'),
  queryFn: ({ signal }) => api.recurringInvoices.calendar({ signal }),
});
