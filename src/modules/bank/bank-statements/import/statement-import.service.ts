import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReadStatement } from '../../../../kernel/bank/read-statement.js';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../../platform/index.js';
import { BankAccountsRepository, type BankAccountEntity } from '../../bank-accounts/index.js';
import { bankStatementImported } from '../bank-statements.events.js';
import { alreadyImported, contradictsOthers, statementOfOtherAccount } from '../bank-statements.problems.js';
import { BankStatementsRepository } from '../bank-statements.repository.js';
import { bankStatements } from '../bank-statements.resource.js';
import { isOfAccount } from '../domain/account-of.js';
import { contradicted } from '../domain/checkpoints.js';
import type { ImportDetails, ImportedFile, ImportedStatement } from '../domain/import.js';
import { readFile } from '../files/read-file.js';
import { balancesOf } from './account-balances.js';
import { orderBooking } from './book-certain.js';
import { StatementStore } from './statement-store.js';

/** Takes files of banks, each wholly or not at all. */
@Injectable()
export class StatementImport {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Imports the statements of a file that are of an account. With `dry_run`, it only says what would come of it.
   *
   * Raises `not_found`, `precondition_failed`, `validation_failed`, `statement_unreadable`,
   * `statement_of_other_account`, `statement_does_not_add_up`, and `already_exists` for a file that is known.
   */
  async import(who: Principal, target: Target, details: ImportDetails): Promise<ImportedFile> {
    const { csv_mapping, dry_run = false } = details;
    const bytes = Buffer.from(details.content, 'base64');
    const account = await this.work.read(who, (tx) => new BankAccountsRepository(tx).get(target.id));
    const read = readFile(bytes, { ...account, ...(csv_mapping && { csv_mapping }) });
    const file = { read, sha256: createHash('sha256').update(bytes).digest('hex'), dry_run };
    return this.work.run(who, (tx) => importFile(tx, target, file));
  }
}

interface StatementFile {
  readonly read: readonly ReadStatement[];
  readonly sha256: string;
  readonly dry_run: boolean;
}

async function importFile(
  tx: Transaction,
  target: Target,
  { read, sha256, dry_run }: StatementFile,
): Promise<ImportedFile> {
  const account = await new BankAccountsRepository(tx).lock(target);
  const known = await new BankStatementsRepository(tx).ofFile(account.id, sha256);
  if (known !== undefined) throw alreadyImported(toTypeId(bankStatements.idPrefix, known));
  const own = read.filter((statement) => isOfAccount(statement, account));
  const other_accounts = accountsOf(read.filter((statement) => !isOfAccount(statement, account)));
  if (own.length === 0) throw statementOfOtherAccount(other_accounts);
  const store = new StatementStore(tx, account, { sha256, dry_run });
  const imported: ImportedStatement[] = [];
  for (const statement of own) imported.push(await store.take(statement, read.indexOf(statement) + 1));
  if (!dry_run) {
    await assertAgreement(tx, account, imported);
    const { currency } = account;
    orderBooking(tx, account, store.rows);
    for (const row of store.rows) tx.announce(bankStatementImported({ ...row, currency }));
  }
  return { dry_run, statements: imported, other_accounts, currency: account.currency };
}

function accountsOf(statements: readonly ReadStatement[]): string[] {
  const names = statements.map(({ account, currency }) => [account, currency].filter(Boolean).join(' '));
  return [...new Set(names)].filter((name) => name !== '');
}

/** Raises Problem `statement_does_not_add_up` if a new balance contradicts the lines between those of others. */
async function assertAgreement(
  tx: Transaction,
  { id, currency }: BankAccountEntity,
  imported: readonly ImportedStatement[],
): Promise<void> {
  const { points, closings } = await balancesOf(tx, id);
  const wrong = contradicted(points);
  const own = imported.find((one) => one.id === wrong?.statement_id);
  if (wrong === undefined || own === undefined) return;
  const others = closings.filter(({ statement_id }) => statement_id !== own.id);
  const balances = others.flatMap(({ balance, opening_balance }) => [balance, opening_balance]);
  // One that another statement begins or ends with is right; then a line was booked late, for a day before.
  if (balances.includes(own.closing_balance) || balances.includes(own.opening_balance)) return;
  throw contradictsOthers({ ...wrong, currency });
}
