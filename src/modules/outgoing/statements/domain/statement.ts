import { agingOf, type AgingBucket } from '../../../../kernel/accounts/aging.js';
import type { Standpoint } from '../../../../kernel/accounts/knowledge.js';
import { statementEntryKinds, type StatementEntryKind } from '../../../../kernel/accounts/statement.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { dateInZone, daysBetween, type CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** From one day to another, both included, in one currency. */
export interface StatementPeriod {
  readonly currency: CurrencyCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** From when it is told. */
  readonly standpoint: Standpoint;
}

/** A row of the account as it is read. */
export interface AccountRow {
  readonly type: StatementEntryKind | 'opening' | 'open_invoice' | 'unapplied';
  readonly object_id: string | null;
  readonly number: string | null;
  /** The day that a document bears; what happens by an action has the instant only. */
  readonly day: CalendarDate | null;
  readonly at: Date | null;
  readonly due_date: CalendarDate | null;
  readonly amount: MinorUnits;
  readonly total: MinorUnits;
}

/** What moved the account; above zero the customer owes more. */
export interface StatementEntry {
  readonly date: CalendarDate;
  readonly type: StatementEntryKind;
  readonly object_id: string;
  readonly number: string | null;
  readonly due_date: CalendarDate | null;
  readonly amount: MinorUnits;
  /** After it. */
  readonly balance: MinorUnits;
}

export interface OpenInvoice {
  readonly id: string;
  readonly number: string;
  readonly issue_date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly days_overdue: number;
  readonly total: MinorUnits;
  readonly amount_due: MinorUnits;
}

/** A statement of account. Balances above zero are owed by the customer. */
export interface Statement extends StatementPeriod {
  readonly opening_balance: MinorUnits;
  readonly debit_total: MinorUnits;
  /** At most zero. */
  readonly credit_total: MinorUnits;
  readonly closing_balance: MinorUnits;
  readonly entries: readonly StatementEntry[];
  /** At the end of the period, as are their age and the credit. */
  readonly open_invoices: readonly OpenInvoice[];
  readonly aging: readonly AgingBucket[];
  readonly unapplied_credit: MinorUnits;
}

/** A statement with whose it is. */
export interface CustomerStatement {
  readonly customer: { readonly id: string; readonly name: string };
  readonly statement: Statement;
}

/** What is made before what it takes back, where both are of one moment. */
const RANK = new Map<string, number>(statementEntryKinds.map((kind, at) => [kind, at]));

/** The statement out of the rows of an account, which come in no order. */
export function statementOf(rows: readonly AccountRow[], period: StatementPeriod): Statement {
  const opening_balance = sum(rows.filter(({ type }) => type === 'opening'));
  const moves = rows.filter(isMove).map((row) => ({ ...row, date: dayOf(row, period) }));
  let balance = opening_balance;
  const entries = moves.sort(inOrder).map(({ date, type, object_id, number, due_date, amount }) => {
    balance += amount;
    return { date, type, object_id: object_id ?? '', number, due_date, amount, balance };
  });
  const open_invoices = openInvoicesOf(rows, period.to);
  return {
    ...period,
    opening_balance,
    debit_total: sum(moves.filter(({ amount }) => amount > 0n)),
    credit_total: sum(moves.filter(({ amount }) => amount < 0n)),
    closing_balance: balance,
    entries,
    open_invoices,
    aging: agingOf(
      open_invoices.map(({ days_overdue, amount_due }) => ({ days: days_overdue, amount: amount_due })),
    ),
    unapplied_credit: sum(rows.filter(({ type }) => type === 'unapplied')),
  };
}

type Move = AccountRow & { readonly type: StatementEntryKind };

function isMove(row: AccountRow): row is Move {
  return RANK.has(row.type);
}

/** What bears a day to come counts already, so that it stands at the end of the period. */
function dayOf({ day, at }: AccountRow, { from, to, standpoint }: StatementPeriod): CalendarDate {
  const own = day ?? (at === null ? to : dateInZone(at, standpoint.timeZone));
  return own > to ? to : own < from ? from : own;
}

type Dated = Move & { readonly date: CalendarDate };

function inOrder(one: Dated, other: Dated): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const [at, otherAt] = [one.at?.getTime() ?? 0, other.at?.getTime() ?? 0];
  if (at !== otherAt) return at - otherAt;
  const ranks = (RANK.get(one.type) ?? 0) - (RANK.get(other.type) ?? 0);
  if (ranks !== 0) return ranks;
  const [id, otherId] = [one.object_id ?? '', other.object_id ?? ''];
  if (id !== otherId) return id < otherId ? -1 : 1;
  // Two of the same moment and object, such as parts of a write-off that come back: the smaller one first.
  return Number(one.amount - other.amount);
}

/** The one that is due first stands first. */
function openInvoicesOf(rows: readonly AccountRow[], on: CalendarDate): OpenInvoice[] {
  const open = rows.flatMap(({ type, object_id, number, day, due_date, amount, total }): OpenInvoice[] => {
    if (type !== 'open_invoice' || object_id === null || due_date === null) return [];
    const days_overdue = Math.max(daysBetween(due_date, on), 0);
    const amounts = { total, amount_due: amount };
    return [
      { id: object_id, number: number ?? '', issue_date: day ?? on, due_date, days_overdue, ...amounts },
    ];
  });
  const keyOf = ({ due_date, issue_date, number }: OpenInvoice): string =>
    [due_date, issue_date, number].join(' ');
  return open.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function sum(rows: readonly { readonly amount: MinorUnits }[]): MinorUnits {
  return rows.reduce((total, { amount }) => total + amount, 0n);
}
