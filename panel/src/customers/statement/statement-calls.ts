import type { CustomersStatementQuery } from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';

/** The period and the currency of a statement; what is empty follows from the customer and today. */
export interface StatementPeriod extends Record<string, unknown> {
  from: string;
  to: string;
  currency: string;
}

export const USUAL_PERIOD: StatementPeriod = { from: '', to: '', currency: '' };

/** The account of a customer. Always reloaded, because payments change it, too. */
export function statementQuery(customerId: string, period: StatementPeriod) {
  return queryOptions({
    queryKey: keysOf('customers').part('statement', customerId, period),
    queryFn: ({ signal }) => api.customers.statement(customerId, parametersOf(period), { signal }),
    staleTime: 0,
  });
}

/** The parameters that say something. */
export function parametersOf({ from, to, currency }: StatementPeriod): CustomersStatementQuery {
  return {
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(currency !== '' && { currency }),
  };
}
