import { enqueue, jobKind, type Transaction } from '../../../platform/index.js';
import { UNNAMED_DAYS } from './domain/received-file.js';

const DAY_MS = 86_400_000;

export interface SweepOrder {
  readonly id: string;
}

/** Deletes a file that nothing names. */
export const sweepReceivedFile = jobKind<SweepOrder>('received_files.sweep');

/** Orders that for when a file that comes now will have been unnamed for long. A later order takes the place of it. */
export function orderSweep(tx: Transaction, id: string): void {
  enqueue(tx, sweepReceivedFile, { key: id, payload: { id }, due: unnamedUntil(tx.now) });
}

/** Until when a file that came at an instant stays without anything that names it. */
export function unnamedUntil(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + UNNAMED_DAYS * DAY_MS);
}
