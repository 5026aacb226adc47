import type { MinorUnits } from '../money/amount.js';
import type { CurrencyCode } from '../money/currency.js';
import type { CalendarDate } from '../time/calendar-date.js';

/** The forms of statements that are read. */
export const statementKinds = ['camt052', 'camt053', 'camt054', 'mt940', 'csv'] as const;

export type StatementKind = (typeof statementKinds)[number];

/** What a bank says of a payment, besides its amount. */
export interface PaymentFacts {
  readonly counterparty_name: string | null;
  /** An IBAN, or the number of an account that has none. */
  readonly counterparty_iban: string | null;
  readonly counterparty_bic: string | null;
  readonly text: string | null;
  readonly end_to_end_id: string | null;
  readonly mandate_id: string | null;
  readonly creditor_id: string | null;
  /** A creditor reference (RF) or a QR reference. */
  readonly structured_reference: string | null;
  /** Why a payment came back, as banks write it: MS03. */
  readonly return_reason: string | null;
  /** What was ordered, where that is in another currency or another amount: `120.50`. */
  readonly original_amount: string | null;
  readonly original_currency: string | null;
}

/** One of the payments of a batch. Money in is above zero; null where the bank does not say how much. */
export interface LineDetail extends PaymentFacts {
  readonly amount: MinorUnits | null;
}

/** One booked entry of a statement. */
export interface ReadLine extends PaymentFacts {
  readonly booked_on: CalendarDate;
  readonly valued_on: CalendarDate | null;
  /** Money in is above zero, money out below; zero is a notice. */
  readonly amount: MinorUnits;
  /** Whether it takes back another entry, so that banks do not agree which sign that is. */
  readonly is_reversal: boolean;
  readonly bank_reference: string | null;
  readonly batch_reference: string | null;
  /** Domain, family and subfamily of ISO 20022: `PMNT/RCDT/ESCT`. */
  readonly bank_code: string | null;
  /** The German code of business transactions: 166. */
  readonly transaction_code: string | null;
  /** What the bank kept of it, at least zero. */
  readonly charges: MinorUnits | null;
  readonly details: readonly LineDetail[];
  /** The line of the file that it begins in, from 1. */
  readonly place: number;
}

/** A balance at the end of a day. One that is not final is of a page, and lines of that day may follow. */
export interface ReadBalance {
  readonly day: CalendarDate;
  readonly amount: MinorUnits;
  readonly is_final: boolean;
}

/** A statement as it was read. Nothing of it was checked against its balances. */
export interface ReadStatement {
  readonly kind: StatementKind;
  readonly statement_id: string | null;
  readonly sequence: string | null;
  /** An IBAN, or what else the bank knows the account by. */
  readonly account: string | null;
  /** Absent where the file does not say it. */
  readonly currency: CurrencyCode | null;
  readonly opening: ReadBalance | null;
  readonly closing: ReadBalance | null;
  readonly lines: readonly ReadLine[];
  /** Entries that are not booked yet, or not of this account's currency, and were left out. */
  readonly left_out: number;
  /** False where the file has running balances that do not lead from line to line. */
  readonly runs_on: boolean;
}

/** Where a file cannot be read. */
export interface UnreadablePlace {
  /** From 1. */
  readonly line?: number;
  /** An element, a field or a column: `Stmt/Ntry/Amt`, `:61:`, `Betrag`. */
  readonly path?: string;
}

/** A file that cannot be read as a whole, with a sentence and the first place that is wrong. */
export class UnreadableStatement extends Error {
  constructor(
    readonly detail: string,
    readonly place: UnreadablePlace = {},
  ) {
    super(detail);
  }
}
