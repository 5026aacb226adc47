import { useQueryClient } from '@tanstack/react-query';

/** What an action on one of them may change, by the first part of the keys under which it is kept. */
const TOUCHED = ['invoices', 'payments', 'credit-notes', 'customers', 'events', 'reports'];

export type RecordKind = 'invoices' | 'payments' | 'credit-notes';

/** Gives what is done after an action: everything that it may have changed is read anew. */
export function useRecordChanged(kind: RecordKind): (record?: { readonly id: string }) => void {
  const queryClient = useQueryClient();
  return (record) => {
    if (record !== undefined) queryClient.setQueryData([kind, 'one', record.id], record);
    for (const name of TOUCHED) void queryClient.invalidateQueries({ queryKey: [name] });
  };
}
