import { Injectable } from '@nestjs/common';
import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import { enqueue, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { OwnCredit } from '../../books/invoices/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { BankAccountsRepository } from '../bank-accounts/index.js';
import {
  bookCertain,
  BankLinesRepository,
  BankStatementsRepository,
  type BankLineEntity,
  type CertainOrder,
  type MatchedBy,
} from '../bank-statements/index.js';
import { acceptLine, refusedLine } from './accept-line.js';
import type { AcceptedLine, AcceptedLines } from './domain/certain.js';
import type { Recorders } from './outcomes.js';
import { SupplierMoney } from './supplier-money.js';

/** A request looks at so many lines, and a run of the job. */
const LINES_AT_ONCE = 100;

/** Books lines whose proposal is certain and alone, each for itself (decision 0412). */
@Injectable()
export class CertainLines implements Recorders {
  constructor(
    private readonly work: UnitOfWork,
    readonly credit: OwnCredit,
    readonly money: SupplierMoney,
  ) {}

  /**
   * Looks at the next lines of an account that are new. Raises `not_found` and `validation_failed`. What a limit of a
   * key ends at one of them is not done of any.
   */
  accept(who: Principal, accountId: string, afterId?: string): Promise<AcceptedLines> {
    const next = (): Promise<AcceptedLines> => this.acceptNext(who, accountId, afterId);
    const isOne = who.limits !== undefined && !this.work.isAround(who);
    return isOne ? this.work.around(who, next) : next();
  }

  private async acceptNext(who: Principal, accountId: string, afterId?: string): Promise<AcceptedLines> {
    const found = await this.work.run(who, async (tx) => {
      await new BankAccountsRepository(tx).get(accountId);
      const after = afterId === undefined ? undefined : await lineOf(tx, accountId, afterId);
      return new BankLinesRepository(tx).left(accountId, { after, limit: LINES_AT_ONCE + 1 });
    });
    return this.acceptAll(who, found, 'accept_certain');
  }

  /**
   * Books what is certain of the lines that a statement brought, while the setting of its account says so. A second
   * time finds nothing.
   */
  async book(who: Principal, { bank_statement_id, after }: CertainOrder): Promise<void> {
    const found = await this.work.run(who, (tx) => wantedLines(tx, bank_statement_id, after));
    const { next } = await this.acceptAll(who, found, 'auto_certain');
    if (next === null) return;
    await this.work.run(who, (tx) => {
      enqueue(tx, bookCertain, { key: bank_statement_id, payload: { bank_statement_id, after: next } });
      return Promise.resolve();
    });
  }

  private async acceptAll(
    who: Principal,
    found: readonly BankLineEntity[],
    by: MatchedBy,
  ): Promise<AcceptedLines> {
    const now = found.slice(0, LINES_AT_ONCE);
    const lines: AcceptedLine[] = [];
    for (const { id } of now) lines.push(await this.acceptOne(who, id, by));
    return { lines, next: found.length > now.length ? (now.at(-1)?.id ?? null) : null };
  }

  /** A transaction of its own, or its own part of the one around the request. */
  private acceptOne(who: Principal, id: string, by: MatchedBy): Promise<AcceptedLine> {
    return this.work.run(who, async (tx) => {
      try {
        return await tx.part(() => acceptLine(tx, this, { id, by }));
      } catch (error) {
        if (!(error instanceof Problem) || error.kind.status >= 500) throw error;
        return refusedLine(id, error);
      }
    });
  }
}

/** Raises `validation_failed` for a line that the account does not have. */
async function lineOf(tx: Transaction, accountId: string, id: string): Promise<BankLineEntity> {
  const line = await new BankLinesRepository(tx).find(id);
  if (line?.bank_account_id === accountId) return line;
  const detail = 'The bank account has no line with this identifier.';
  throw validationFailed([{ pointer: '#/after', code: 'unknown_reference', detail }]);
}

/** None where the statement is gone, the setting is off by now, or the books are closed. */
async function wantedLines(
  tx: Transaction,
  statementId: string,
  afterId: string | undefined,
): Promise<BankLineEntity[]> {
  const statement = await new BankStatementsRepository(tx).find(statementId);
  if (statement === undefined) return [];
  const account = await new BankAccountsRepository(tx).get(statement.bank_account_id);
  const { organization } = await organizationToday(tx);
  if (!account.auto_certain || organization.closed_at !== null) return [];
  const lines = new BankLinesRepository(tx);
  const after = afterId === undefined ? undefined : await lines.find(afterId);
  return lines.leftOf(statementId, { after, limit: LINES_AT_ONCE + 1 });
}
