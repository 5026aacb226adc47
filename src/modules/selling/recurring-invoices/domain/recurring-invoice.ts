import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';

export const recurringStatuses = ['active', 'paused', 'attention', 'ended'] as const;

/** What a run makes. */
export const recurringActions = ['draft', 'finalize', 'finalize_and_send'] as const;

/** Where prices come from: as they were said, or from the products at the run. */
export const recurringPrices = ['fixed', 'product'] as const;

/** Whether an occurrence invoices the time from its date on, or the time before it. */
export const recurringPeriods = ['in_advance', 'in_arrears'] as const;

/** What becomes of occurrences that passed while nothing ran: all are run, the latest alone, or none. */
export const catchUps = ['all', 'latest', 'none'] as const;

export const runStates = ['done', 'failed', 'skipped'] as const;

export type RecurringStatus = (typeof recurringStatuses)[number];
export type RecurringAction = (typeof recurringActions)[number];
export type RecurringPrices = (typeof recurringPrices)[number];
export type RecurringPeriod = (typeof recurringPeriods)[number];
export type CatchUp = (typeof catchUps)[number];
export type RunState = (typeof runStates)[number];

/** What a caller says besides the content. */
export interface RecurringTerms {
  readonly name: string;
  readonly rule: Recurrence;
  readonly end_after?: number;
  readonly end_on?: CalendarDate;
  readonly run_at?: string;
  readonly action?: RecurringAction;
  readonly prices?: RecurringPrices;
  readonly period?: RecurringPeriod;
  readonly catch_up?: CatchUp;
}

/** What a person may do. */
export const scheduleActions = ['update', 'pause', 'resume', 'end', 'run_now', 'skip', 'retry'] as const;

export type ScheduleAction = (typeof scheduleActions)[number];

const possible = {
  active: ['update', 'pause', 'end', 'run_now', 'skip'],
  paused: ['update', 'resume', 'end'],
  attention: ['update', 'pause', 'end', 'skip', 'retry'],
  ended: [],
} as const satisfies Record<RecurringStatus, readonly ScheduleAction[]>;

/** What may be done now, in the order of `scheduleActions`. */
export function availableScheduleActions(status: RecurringStatus): ScheduleAction[] {
  const now: readonly ScheduleAction[] = possible[status];
  return scheduleActions.filter((action) => now.includes(action));
}
