import { useMay } from '../../session/use-session';

/** Whether the user may write everything that a merge moves. */
export function useMayMerge(): boolean {
  const mayCustomers = useMay('customers:write');
  const mayInvoices = useMay('invoices:write');
  const mayPayments = useMay('payments:write');
  return mayCustomers && mayInvoices && mayPayments;
}
