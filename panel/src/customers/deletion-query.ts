import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** What the service does when it is asked to delete a customer. */
export type DeletionOutcome = 'refused' | 'archived' | 'deleted';

/**
 * What deleting a customer would do now. The service decides again when it is asked.
 *
 * It refuses as long as there is a draft or a balance, and archives a customer whom documents name.
 */
export function deletionQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('customers').part('deletion', id),
    queryFn: async ({ signal }): Promise<DeletionOutcome> => {
      const one = { customer_id: id, limit: 1 };
      const pages = await Promise.all([
        api.invoices.list({ ...one, status: ['draft'] }, { signal }),
        api.customers.balance(id, {}, { signal }),
        api.invoices.list(one, { signal }),
        api.payments.list(one, { signal }),
        api.creditNotes.list(one, { signal }),
      ]);
      const [hasDraft, hasBalance, ...areNamed] = pages.map(({ data }) => data.length > 0);
      if (hasDraft === true || hasBalance === true) return 'refused';
      return areNamed.includes(true) ? 'archived' : 'deleted';
    },
    staleTime: 0,
  });
}
