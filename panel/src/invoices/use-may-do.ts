import type { Invoice } from '@countinghouse/client';
import { useMay } from '../session/use-session';

type InvoiceAction = Invoice['available_actions'][number];

/** Returns whether the user's role allows an action on an invoice, whatever its state. */
export function useMayDo(): (action: InvoiceAction) => boolean {
  const mayWrite = useMay('invoices:write');
  const mayRecord = useMay('payments:write');
  const mayCredit = useMay('credit_notes:write');
  return (action) => {
    if (action === 'record_payment') return mayRecord;
    return action === 'credit' || action === 'correct' ? mayCredit : mayWrite;
  };
}
