import type { Transaction } from '../../../../platform/index.js';
import { BankStatementsRepository, type StatementClosing } from '../bank-statements.repository.js';
import { checkpoints, type Checkpoint } from '../domain/checkpoints.js';

/** The balances of an account beside its lines, and the statements that they are of. */
export async function balancesOf(
  tx: Transaction,
  accountId: string,
): Promise<{ readonly points: readonly Checkpoint[]; readonly closings: readonly StatementClosing[] }> {
  const statements = new BankStatementsRepository(tx);
  const closings = await statements.closings(accountId);
  const [first] = closings;
  if (first === undefined) return { points: [], closings };
  const behind = await statements.sumsByDay(accountId, first.day);
  // The lines that lead to the first balance lie before it, so that it agrees with itself.
  const since = behind.filter(({ day }) => day > first.day);
  return { points: checkpoints(first.balance, closings, since), closings };
}
