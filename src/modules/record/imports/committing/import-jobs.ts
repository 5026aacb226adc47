import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';

/** Which import. */
export interface ImportOrder {
  readonly id: string;
}

const DAY_MS = 86_400_000;
/** What names persons is kept for a week after the last change. */
const KEPT_DAYS = 7;

/** They take as long as there are rows: they run beside jobs that wait for others. */
export const commitImport = jobKind<ImportOrder>('imports.commit', {
  runner: 'outbound',
  byWorkersOnly: true,
});
export const undoImport = jobKind<ImportOrder>('imports.undo', { runner: 'outbound', byWorkersOnly: true });

/** Deletes what an import is made of. */
export const forgetImport = jobKind<ImportOrder>('imports.forget');

/** Orders that for when a week is over from now. A later order takes the place of it. */
export function orderForgetting(tx: Transaction, id: string): void {
  enqueue(tx, forgetImport, {
    key: id,
    payload: { id },
    due: new Date(tx.now.getTime() + KEPT_DAYS * DAY_MS),
  });
}

/** Whether a week is over since the last change. */
export function isToBeForgotten(tx: Transaction, changedAt: Date): boolean {
  return tx.now.getTime() >= changedAt.getTime() + KEPT_DAYS * DAY_MS;
}
