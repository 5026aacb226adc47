import { Injectable } from '@nestjs/common';
import { dayAt } from '../../../kernel/accounts/knowledge.js';
import { amountText, type MinorUnits } from '../../../kernel/money/amount.js';
import type { FieldFault, Problem } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type FileAnswer, type Principal, type Transaction } from '../../../platform/index.js';
import { assertStanding, CustomersRepository } from '../../books/customers/index.js';
import { standpointOf } from '../../books/receivables/index.js';
import { StatementPrinter, type StatementFigures } from '../documents/index.js';
import { Composer, queueMessage, statementObject, type MessageEntity } from '../messages/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import type { SendStatementDetails } from './domain/send-statement.js';
import {
  ENTRIES_MAX,
  fieldsRefused,
  parametersRefused,
  statementPeriod,
  tooManyEntries,
  type AskedPeriod,
} from './domain/statement-request.js';
import { statementOf, type CustomerStatement, type Statement } from './domain/statement.js';
import { StatementsRepository } from './statements.repository.js';

/** Statements of account: looked at, printed and mailed. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly printer: StatementPrinter,
    private readonly composer: Composer,
  ) {}

  /** Raises `not_found`, `customer_merged` and `invalid_parameter`. */
  get(who: Principal, customerId: string, asked: AskedPeriod): Promise<CustomerStatement> {
    const asking = { asked, refused: parametersRefused };
    return this.work.readFromReplica(who, (tx) => accountOf(tx, customerId, asking));
  }

  /** The same as a PDF. Raises `rendering_failed` too. */
  async print(
    who: Principal,
    customerId: string,
    { language, ...asked }: AskedPeriod & { readonly language?: string | undefined },
  ): Promise<FileAnswer> {
    const printing = { language, asked, refused: parametersRefused };
    const { paper } = await this.work.readFromReplica(who, (tx) => this.prepared(tx, customerId, printing));
    return this.printer.print(paper);
  }

  /**
   * Mails it with the PDF, which is kept, so that what was sent can be looked at.
   *
   * Raises what looking at it raises, `validation_failed`, `recipient_suppressed` and `too_many_requests`.
   */
  async send(who: Principal, customerId: string, details: SendStatementDetails): Promise<MessageEntity> {
    const { period_from: from, period_to: to, currency, ...message } = details;
    const { language, send_to_suppressed: toSuppressed } = message;
    const printing = { language, asked: { from, to, currency }, refused: fieldsRefused };
    const { statement, paper } = await this.work.run(who, (tx) => this.prepared(tx, customerId, printing));
    const file = await this.printer.print(paper);
    return this.work.run(who, async (tx) => {
      // It may have been merged while the statement was printed.
      const customer = await new CustomersRepository(tx).lockById(customerId);
      if (customer !== undefined) assertStanding(customer);
      const attachment = await this.composer.keep(tx, file, 'statement');
      const object = statementObject({ customerId, ...mailedOf(statement), file: attachment });
      return queueMessage(tx, await this.composer.compose(tx, object, message), { toSuppressed });
    });
  }

  private async prepared(
    tx: Transaction,
    customerId: string,
    { language, ...asking }: Asking & { readonly language: string | undefined },
  ) {
    const { statement } = await accountOf(tx, customerId, asking);
    const { currency, to, standpoint, closing_balance } = statement;
    // What was owed on an earlier day may be paid by now: nobody is asked for it.
    const payable = to < dayAt(standpoint) ? 0n : closing_balance;
    const wanted = { customerId, language, currency, payable };
    return { statement, paper: await this.printer.prepare(tx, figuresOf(statement), wanted) };
  }
}

/** What is asked for, and how faults in it are told. */
interface Asking {
  readonly asked: AskedPeriod;
  readonly refused: (faults: readonly FieldFault[]) => Problem;
}

async function accountOf(
  tx: Transaction,
  customerId: string,
  { asked, refused }: Asking,
): Promise<CustomerStatement> {
  const customer = await new CustomersRepository(tx).standing(customerId);
  const { organization } = await organizationToday(tx);
  const currency = customer.currency ?? organization.currency;
  const standpoint = standpointOf(asked, { now: tx.now, timeZone: organization.time_zone });
  const period = statementPeriod(asked, { standpoint, currency }, refused);
  const rows = await new StatementsRepository(tx).account(customerId, period, ENTRIES_MAX + 1);
  const statement = statementOf(rows, period);
  if (statement.entries.length > ENTRIES_MAX) throw refused([tooManyEntries]);
  return { customer, statement };
}

function mailedOf({ currency, from, to, closing_balance, open_invoices }: Statement) {
  const late = open_invoices.filter(({ days_overdue }) => days_overdue > 0);
  const overdue = late.reduce((sum, { amount_due }) => sum + amount_due, 0n);
  return {
    currency,
    from,
    to,
    balance: amountText(closing_balance, currency),
    overdue: overdue === 0n ? null : amountText(overdue, currency),
  };
}

/** The statement as it is printed. */
function figuresOf(statement: Statement): StatementFigures {
  const text = (amount: MinorUnits): string => amountText(amount, statement.currency);
  const { currency, from, to, standpoint, entries, open_invoices, aging } = statement;
  return {
    currency,
    from,
    to,
    as_of: dayAt(standpoint),
    opening_balance: text(statement.opening_balance),
    debit_total: text(statement.debit_total),
    credit_total: text(statement.credit_total),
    closing_balance: text(statement.closing_balance),
    entries: entries.map(({ date, type, number, due_date, amount, balance }) => {
      return { date, type, number, due_date, amount: text(amount), balance: text(balance) };
    }),
    open_invoices: open_invoices.map(({ id: _id, total, amount_due, ...invoice }) => {
      return { ...invoice, total: text(total), amount_due: text(amount_due) };
    }),
    aging: aging.map(({ bucket, amount }) => ({ bucket, amount: text(amount) })),
    unapplied_credit: text(statement.unapplied_credit),
  };
}
