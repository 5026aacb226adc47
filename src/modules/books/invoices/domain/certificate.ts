import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** A certificate of what was withheld, as it is kept in JSON. */
export interface Certificate {
  readonly number: string;
  /** The day that it bears. */
  readonly date: CalendarDate;
  /** Minor units of the invoice's currency, as a text. */
  readonly amount: string;
}
