import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { ANY_VERSION, UnitOfWork, type Principal } from '../../../platform/index.js';
import { BankAccountsRepository } from '../bank-accounts/index.js';
import { BankLinesRepository } from './lines/bank-lines.repository.js';
import { bankStatementDeleted } from './bank-statements.events.js';
import { linesDecided } from './bank-statements.problems.js';
import { BankStatementsRepository, type StatementOfAccount } from './bank-statements.repository.js';
import type { Checkpoint } from './domain/checkpoints.js';
import type { BankStatementEntity } from './entities/bank-statement.entity.js';
import { balancesOf } from './import/account-balances.js';

/** The balances of an account, with the currency that they are in. */
interface AccountBalances {
  readonly points: readonly Checkpoint[];
  readonly currency: CurrencyCode;
}

/** The statements of an organization. */
@Injectable()
export class BankStatementsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<StatementOfAccount> {
    return this.work.run(who, async (tx) => {
      const row = await new BankStatementsRepository(tx).get(id);
      const { currency } = await new BankAccountsRepository(tx).get(row.bank_account_id);
      return { ...row, currency };
    });
  }

  /** Adds the currencies of their accounts. */
  withCurrencies(who: Principal, rows: readonly BankStatementEntity[]): Promise<StatementOfAccount[]> {
    const ids = [...new Set(rows.map(({ bank_account_id }) => bank_account_id))];
    return this.work.read(who, async (tx) => {
      const accounts = await Promise.all(ids.map((id) => new BankAccountsRepository(tx).get(id)));
      const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]));
      return rows.map((row) => ({ ...row, currency: currencies.get(row.bank_account_id) ?? 'EUR' }));
    });
  }

  /** The balances of an account, each beside the lines since the one before. Raises `not_found`. */
  balances(who: Principal, accountId: string): Promise<AccountBalances> {
    return this.work.run(who, async (tx) => {
      const { currency } = await new BankAccountsRepository(tx).get(accountId);
      return { points: (await balancesOf(tx, accountId)).points, currency };
    });
  }

  /**
   * Deletes a statement with the lines that no other one has.
   *
   * Raises `not_found`, and `invalid_state_transition` while somebody has decided about one of them.
   */
  delete(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const [statements, lines] = [new BankStatementsRepository(tx), new BankLinesRepository(tx)];
      const { bank_account_id } = await statements.get(id);
      const account = await new BankAccountsRepository(tx).lock({ id: bank_account_id, seen: ANY_VERSION });
      const row = await statements.get(id);
      const decided = await lines.decidedOf(id);
      if (decided > 0) throw linesDecided(decided);
      await lines.deleteOf(row);
      await statements.delete(id);
      tx.announce(bankStatementDeleted({ ...row, currency: account.currency }));
    });
  }
}
