import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { FileAnswer, Principal, Transaction } from '../../../../platform/index.js';

/** A quote, as far as a mail speaks of it. */
export interface MailedQuote {
  readonly id: string;
  readonly customerId: string;
  /** Null while it is a draft. */
  readonly number: string | null;
  /** How it stands today: whoever gets the mail can answer an open one. */
  readonly status: string;
  readonly currency: CurrencyCode;
  readonly total: MinorUnits;
  /** Of a draft, the days that it would have if it were issued today. */
  readonly issue_date: CalendarDate;
  readonly valid_until: CalendarDate;
}

/** The quotes that mails speak of. Their own slice stands below this one, and tells of them. */
export abstract class MailedQuotes {
  abstract byId(tx: Transaction, id: string): Promise<MailedQuote | undefined>;

  /** The same, held against every other writer until the transaction ends. */
  abstract lock(tx: Transaction, id: string): Promise<MailedQuote | undefined>;

  /** Notes that it has left by mail. */
  abstract markSent(tx: Transaction, id: string): Promise<void>;

  /** The quote as it was issued, as a PDF. */
  abstract print(who: Principal, id: string): Promise<FileAnswer>;
}
