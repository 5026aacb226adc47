import { isDayOff, nextBusinessDay, type HolidaysOf } from './business-days.js';
import { addDays, addMonths, dayOfFollowingMonth, endOfMonth, type CalendarDate } from './calendar-date.js';

export const daysOffMoves = ['next_business_day', 'previous_business_day'] as const;

/** The rules that give the due date of an invoice, from its issue date, in the order in which they apply. */
export interface PaymentTerms {
  /** Begins on the last day of the month of issue. */
  readonly end_of_month_first?: boolean;
  /** Months after that, 0 to 24: the same day, or the last one of a month that is shorter. */
  readonly net_months?: number;
  /** Days after that, 0 to 365. */
  readonly net_days: number;
  /** Business days after that, 0 to 365. */
  readonly net_business_days?: number;
  /** Then moves to the last day of that month. */
  readonly end_of_month?: boolean;
  /** Then moves to this day of the following month, or to its last day if the month is shorter. */
  readonly day_of_following_month?: number;
  /** Then moves on to the next of these days of a month, or to its last day if the month is shorter. */
  readonly days_of_month?: readonly number[];
  /** Then moves off a day on which nobody works. */
  readonly if_day_off?: (typeof daysOffMoves)[number];
  /** Whose weekends and holidays are days off: a country or a region of ISO 3166; else Saturdays and Sundays are. */
  readonly holidays_of?: string;
  /** In which parts it is paid in place of all that; what is too little for them is paid at once, as said above. */
  readonly instalments?: readonly TermsInstalment[];
  /** What is taken off for paying early; the days count from the issue date. */
  readonly early_payment?: readonly EarlyPayment[];
}

/** A part of what there is to pay: a percentage with at most two decimals, so many days after the issue date. */
export interface TermsInstalment {
  readonly percent: number;
  readonly days: number;
}

/** A discount for paying within some days. The percentage has at most two decimals. */
export interface EarlyPayment {
  readonly days: number;
  readonly percent: number;
  /** What it is taken from, where that is not the whole; on an invoice only, in its currency. */
  readonly base_amount?: number;
}

/** 14 days, unless the organization, the customer or the invoice has other terms. */
export const defaultPaymentTerms: PaymentTerms = { net_days: 14 };

/**
 * Returns the due date of an invoice.
 *
 * The rules apply in the order of the fields. Raises RangeError after the year 9999.
 */
export function dueDate(issued: CalendarDate, terms: PaymentTerms, holidaysOf: HolidaysOf): CalendarDate {
  const isOff = isDayOff.bind(null, terms.holidays_of, holidaysOf);
  const from = terms.end_of_month_first === true ? endOfMonth(issued) : issued;
  const afterDays = addDays(addMonths(from, terms.net_months ?? 0), terms.net_days);
  const counted = nextBusinessDay(afterDays, terms.net_business_days ?? 0, isOff);
  const ended = terms.end_of_month === true ? endOfMonth(counted) : counted;
  const following =
    terms.day_of_following_month === undefined
      ? ended
      : dayOfFollowingMonth(ended, terms.day_of_following_month);
  return offDaysOff(nextDayOf(terms.days_of_month ?? [], following), { ...terms, issued }, isOff);
}

/** The first of these days of a month that is not before a date. */
function nextDayOf(days: readonly number[], date: CalendarDate): CalendarDate {
  if (days.length === 0) return date;
  const last = endOfMonth(date);
  const inMonth = days
    .map((day) => `${date.slice(0, 8)}${String(Math.min(day, Number(last.slice(8)))).padStart(2, '0')}`)
    .filter((day) => day >= date)
    .sort();
  return inMonth[0] ?? dayOfFollowingMonth(date, Math.min(...days));
}

/** Never before the issue date: where no business day lies between, the next one counts. */
function offDaysOff(
  date: CalendarDate,
  { if_day_off, issued }: Pick<PaymentTerms, 'if_day_off'> & { readonly issued: CalendarDate },
  isOff: (day: CalendarDate) => boolean,
): CalendarDate {
  if (if_day_off === undefined || !isOff(date)) return date;
  const next = nextBusinessDay(date, 1, isOff);
  if (if_day_off === 'next_business_day') return next;
  const previous = nextBusinessDay(date, -1, isOff);
  return previous < issued ? next : previous;
}
