import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';

const USES = {
  day: [],
  week: ['weekdays'],
  month: ['day', 'weekday', 'nth'],
  year: ['day', 'weekday', 'nth', 'month'],
} as const satisfies Record<Recurrence['unit'], readonly (keyof Recurrence)[]>;

/** Every member of a rule that its unit does not know, or that another one contradicts. */
export function ruleFaults(rule: Recurrence): FieldFault[] {
  const used: readonly string[] = USES[rule.unit];
  const given = (['weekdays', 'day', 'weekday', 'nth', 'month'] as const).filter(
    (name) => rule[name] !== undefined,
  );
  const unknown = given
    .filter((name) => !used.includes(name))
    .map((name) => fault(name, `A rule by the ${rule.unit} does not have it.`));
  if (unknown.length > 0) return unknown;
  if (rule.weekday !== undefined && rule.day !== undefined)
    return [fault('day', 'Either a day or a weekday was expected.')];
  return rule.nth !== undefined && rule.weekday === undefined
    ? [fault('nth', 'It counts weekdays; name one.')]
    : [];
}

function fault(name: string, detail: string): FieldFault {
  return { pointer: `#/rule/${name}`, code: 'not_allowed', detail };
}
