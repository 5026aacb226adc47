import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { BankLineEntity, MatchedBy } from '../bank-statements/index.js';
import type { NewMatch } from './bank-matches.repository.js';
import type { Outcome } from './domain/candidates.js';

const REFERENCE_MAX = 255;

/** What an outcome is made for. */
export interface OutcomePlace {
  readonly line: BankLineEntity;
  /** Its place in the body, for pointers. */
  readonly at: number;
  /** The day that it is in the books. */
  readonly today: CalendarDate;
  readonly reason: string | undefined;
  readonly by: MatchedBy;
}

/** What an outcome leaves on record, besides what every match has. A run is many matches of other kinds. */
export type Made = Partial<
  Pick<
    NewMatch,
    | 'payment_id'
    | 'refund_id'
    | 'credit_note_id'
    | 'refund_position'
    | 'bill_payment_id'
    | 'is_made'
    | 'kind'
    | 'amount'
  >
>;

export type Of<Kind extends Outcome['kind']> = Extract<Outcome, { readonly kind: Kind }>;

/** What the payment is found by later: what the line says. */
export function referenceOf({
  structured_reference,
  text,
  end_to_end_id,
}: BankLineEntity): string | undefined {
  const said = [structured_reference, text, end_to_end_id].find((one) => one !== null && one.trim() !== '');
  return said?.slice(0, REFERENCE_MAX);
}

/** Money moved when the bank booked it, but never later than today. */
export function earlierOf(booked_on: CalendarDate, today: CalendarDate): CalendarDate {
  return booked_on < today ? booked_on : today;
}
