import type { Invoice } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notifyDone } from '../../components/notify';
import { invoiceQuery } from '../../invoices/invoice-queries';

/** Gives what leads to an invoice that was just saved, and says what was done. */
export function useShowInvoice(): (invoice: Invoice, message: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (invoice, message) => {
    notifyDone(message);
    void queryClient.invalidateQueries({ queryKey: ['invoices'] });
    queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
    void navigate({ to: '/invoices/$invoiceId', params: { invoiceId: invoice.id } });
  };
}
