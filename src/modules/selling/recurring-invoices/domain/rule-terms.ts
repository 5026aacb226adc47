import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';
import { readRrule, type RruleTerms } from '../../../../kernel/time/rrule.js';
import { ruleFaults } from './rule-faults.js';

/** What a caller says of the dates: a rule as data or as a text of RFC 5545, and when it ends. */
export interface SaidRule {
  readonly rule?: Recurrence;
  readonly rrule?: string;
  readonly end_after?: number;
  readonly end_on?: CalendarDate;
}

/** The terms that were said in one form or the other, counted from a day, or what is wrong with them. */
export function ruleTerms(said: SaidRule, from: CalendarDate): RruleTerms | readonly FieldFault[] {
  const { rule, rrule, end_after, end_on } = said;
  const ends = { ...(end_after !== undefined && { end_after }), ...(end_on !== undefined && { end_on }) };
  if (rrule === undefined) {
    if (rule === undefined) return [fault('rule', 'required', 'A rule was expected, or an rrule.')];
    const faults = ruleFaults(rule);
    return faults.length > 0 ? faults : { rule, ...ends };
  }
  if (rule !== undefined) return [fault('rrule', 'not_allowed', 'Either a rule or an rrule was expected.')];
  const read = readRrule(rrule, from);
  if ('fault' in read) return [fault('rrule', 'not_allowed', read.fault)];
  const twice = Object.keys(ends).filter(() => read.end_after !== undefined || read.end_on !== undefined);
  if (twice.length === 0) return { ...read, ...ends };
  return twice.map((name) => fault(name, 'not_allowed', 'The rrule says when it ends.'));
}

function fault(name: string, code: string, detail: string): FieldFault {
  return { pointer: `#/${name}`, code, detail };
}
