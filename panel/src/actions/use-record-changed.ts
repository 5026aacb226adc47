import { useQueryClient } from '@tanstack/react-query';
import { keysOf, type Noun } from '../api/query-keys';

/** What an action on one record may change. */
const TOUCHED: readonly Noun[] = [
  'invoices',
  'payments',
  'credit-notes',
  'customers',
  'events',
  'reports',
  'messages',
  'recurring-invoices',
  'quotes',
  'bank-lines',
  'suppliers',
  'bills',
  'bill-payments',
  'payment-runs',
];

export type RecordKind =
  | 'invoices'
  | 'payments'
  | 'credit-notes'
  | 'messages'
  | 'webhook-endpoints'
  | 'recurring-invoices'
  | 'quotes'
  | 'bank-lines'
  | 'bills'
  | 'bill-payments'
  | 'payment-runs';

/** Returns a function to call after an action: it reloads everything that the action may have changed. */
export function useRecordChanged(kind: RecordKind): (record?: { readonly id: string }) => void {
  const queryClient = useQueryClient();
  return (record) => {
    if (record !== undefined) queryClient.setQueryData(keysOf(kind).one(record.id), record);
    for (const name of [kind, ...TOUCHED]) void queryClient.invalidateQueries({ queryKey: keysOf(name).all });
  };
}
