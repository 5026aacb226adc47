import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** A place among open invoices in the order of their due dates; the first one stands before all. */
export interface DuePlace {
  readonly due_date: CalendarDate;
  readonly id: string;
}

export const BEFORE_ALL: DuePlace = { due_date: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' };
