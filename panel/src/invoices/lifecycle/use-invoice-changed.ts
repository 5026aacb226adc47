import type { Invoice } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { invoiceQuery } from '../invoice-queries';

/** What an action on an invoice may change, by the first part of the keys under which it is kept. */
const TOUCHED = ['invoices', 'payments', 'credit-notes', 'customers'];

/** Gives what is done after an action: everything that it may have changed is read anew. */
export function useInvoiceChanged(): (invoice?: Invoice) => void {
  const queryClient = useQueryClient();
  return (invoice) => {
    if (invoice !== undefined) queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
    for (const name of TOUCHED) void queryClient.invalidateQueries({ queryKey: [name] });
  };
}
