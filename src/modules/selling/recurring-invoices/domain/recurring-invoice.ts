import type { SaidRule } from './rule-terms.js';

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
export interface RecurringTerms extends SaidRule {
  readonly name: string;
  readonly run_at?: string;
  readonly action?: RecurringAction;
  readonly prices?: RecurringPrices;
  readonly period?: RecurringPeriod;
  readonly catch_up?: CatchUp;
}

/** What a person may do. */
export const scheduleActions = [
  'update',
  'pause',
  'resume',
  'end',
  'run_now',
  'skip',
  'retry',
  'duplicate',
  'delete',
] as const;

export type ScheduleAction = (typeof scheduleActions)[number];

const possible = {
  active: ['update', 'pause', 'end', 'run_now', 'skip'],
  paused: ['update', 'resume', 'end'],
  attention: ['update', 'pause', 'end', 'skip', 'retry'],
  ended: [],
} as const satisfies Record<RecurringStatus, readonly ScheduleAction[]>;

/** What decides about the actions: the state, the occurrence that comes next, and the content unless it was erased. */
export interface Actionable {
  readonly status: RecurringStatus;
  readonly next_occurrence: number;
  readonly content: object | null;
}

/**
 * What may be done now, in the order of `scheduleActions`. One that explains an invoice or a skipped date stays; what
 * was erased can be copied no more.
 */
export function availableScheduleActions(row: Actionable): ScheduleAction[] {
  const now: readonly ScheduleAction[] = possible[row.status];
  const always = { duplicate: row.content !== null, delete: row.next_occurrence === 1 };
  return scheduleActions.filter((action) => now.includes(action) || always[action as keyof typeof always]);
}
