import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';
import type { BankAccountEntity } from '../../bank-accounts/index.js';
import type { BankStatementEntity } from '../entities/bank-statement.entity.js';

/** Which lines are booked if they are certain: those that a statement brought, behind one of them. */
export interface CertainOrder {
  readonly bank_statement_id: string;
  readonly after?: string;
}

/** Books what is certain of the lines of a statement. The slice of matches runs it. */
export const bookCertain = jobKind<CertainOrder>('bank_statements.book_certain');

/**
 * Orders that for what was imported, where the bank account says so. The job has no limits, so that what a key with
 * limits brings waits for somebody to accept it.
 */
export function orderBooking(
  tx: Transaction,
  { auto_certain }: BankAccountEntity,
  statements: readonly Pick<BankStatementEntity, 'id' | 'new_lines'>[],
): void {
  if (!auto_certain || tx.who.limits !== undefined) return;
  for (const { id, new_lines } of statements) {
    if (new_lines > 0) enqueue(tx, bookCertain, { key: id, payload: { bank_statement_id: id } });
  }
}
