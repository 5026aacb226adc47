import type { Invoice } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import type { AfterSaving } from '../../invoices/editor/new-invoice';
import { invoiceQuery } from '../../invoices/invoice-queries';

/** Returns a function to call after saving: opens the invoice, the finalize dialog, or a new invoice. */
export function useShowInvoice(): (invoice: Invoice, message: string, next?: AfterSaving) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (invoice, message, next) => {
    // Nothing may cover the question before a legal act, which shows the draft.
    if (next !== 'finalize') notifyDone(message);
    void queryClient.invalidateQueries({ queryKey: keysOf('invoices').all });
    queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
    if (next === 'new') return void navigate({ to: '/invoices/new' });
    void navigate({
      to: '/invoices/$invoiceId',
      params: { invoiceId: invoice.id },
      // Back leads to where the form was opened, and not into the form again.
      replace: true,
      state: next === 'finalize' ? { action: 'finalize' } : {},
    });
  };
}
