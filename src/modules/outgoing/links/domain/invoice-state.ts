import type { MinorUnits } from '../../../../kernel/money/amount.js';

export type ShownState = 'open' | 'overdue' | 'partially_paid' | 'paid' | 'credited' | 'void' | 'closed';

interface Standing {
  readonly status: string;
  readonly isOverdue: boolean;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
}

/**
 * How an issued invoice stands for whoever has to pay it.
 *
 * That it was written off is nothing that its customer is told, but nobody asks for it any more: it is closed.
 */
export function shownStateOf({ status, isOverdue, amount_paid, amount_credited }: Standing): ShownState {
  if (status === 'void') return 'void';
  if (status === 'uncollectible') return 'closed';
  if (status === 'paid') return amount_paid === 0n && amount_credited > 0n ? 'credited' : 'paid';
  if (isOverdue) return 'overdue';
  return amount_paid + amount_credited > 0n ? 'partially_paid' : 'open';
}
