import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import {
  availableScheduleActions,
  type Actionable,
  type ScheduleAction,
} from './domain/recurring-invoice.js';

const phrases: Readonly<Record<ScheduleAction, string>> = {
  update: 'changed',
  pause: 'paused',
  resume: 'resumed; only one that is paused can',
  end: 'ended',
  run_now: 'run now',
  skip: 'made to skip a date',
  retry: 'run again; only one whose run failed can',
  duplicate: 'copied, because its content was erased',
  delete: 'deleted, because a date ran or was skipped; end it',
};

/** Refuses an action that the state does not allow, and names those that it allows. */
export function invalidScheduleAction(action: ScheduleAction, row: Actionable): Problem {
  const detail = `The recurring invoice is ${row.status}: it cannot be ${phrases[action]}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: row.status, available_actions: availableScheduleActions(row) },
  });
}

export function startsInThePast(): Problem {
  const detail = 'It starts today or later; what was due before is invoiced by hand.';
  return validationFailed([{ pointer: '#/start_on', code: 'in_the_past', detail }]);
}

/** Refuses an end that leaves nothing to run. */
export function endsBeforeItRuns(pointer: '#/end_on' | '#/end_after' | '#/rule'): Problem {
  return validationFailed([{ pointer, code: 'not_allowed', detail: 'No date is left to run.' }]);
}
