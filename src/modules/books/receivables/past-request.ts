import {
  countedOn,
  dayAt,
  knownAtFault,
  type Counted,
  type Standpoint,
} from '../../../kernel/accounts/knowledge.js';
import { Problem, type FieldFault } from '../../../kernel/problems/problem.js';
import { isCalendarDate, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import { instantText } from '../../../kernel/time/instant.js';
import { instant } from '../../../platform/lists.js';

interface Query {
  readonly as_of?: string | undefined;
  readonly known_at?: string | undefined;
}

/** The end of a day, and what counts then. */
export interface Past {
  readonly asOf: CalendarDate;
  readonly counted: Counted;
  /** Whether it is of now: nobody asked for less than all that is recorded, nor for an earlier day. */
  readonly isNow: boolean;
}

/** From when a query is answered. Raises `invalid_parameter` for an instant that is none or has not passed. */
export function standpointOf(
  { known_at }: Query,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Standpoint {
  if (known_at === undefined) return { at: now, timeZone, isPast: false };
  const text = instant.read(known_at);
  if (typeof text !== 'string')
    throw refused({ pointer: 'known_at', ...instant.fault, code: 'invalid_parameter' });
  const at = new Date(text);
  const fault = knownAtFault(at, now);
  if (fault !== undefined) throw refused(fault);
  return { at, timeZone, isPast: true };
}

/**
 * The day that a query asks about, else that of the standpoint. Raises `invalid_parameter` for one that is none or had
 * not come by then.
 */
export function pastOf({ as_of }: Query, from: Standpoint): Past {
  const today = dayAt(from);
  const asOf = as_of ?? today;
  if (!isCalendarDate(asOf)) throw refused(fault('invalid_parameter', 'A day as YYYY-MM-DD was expected.'));
  if (asOf > today) throw refused(fault('out_of_range', `It can be told for ${today} at the latest.`));
  return { asOf, counted: countedOn(asOf, from), isNow: asOf === today && !from.isPast };
}

/** What an answer says of it; nothing where all that is recorded counts. */
export function knownAtOf({ at, isPast }: Standpoint): { readonly known_at?: string } {
  return isPast ? { known_at: instantText(at) } : {};
}

function fault(code: string, detail: string): FieldFault {
  return { pointer: 'as_of', code, detail };
}

function refused(error: FieldFault): Problem {
  return new Problem('invalid_parameter', 'The past cannot be told like this; see errors.', {
    errors: [error],
  });
}

/** How the parameters are documented. */
export const asOfParameter = {
  name: 'as_of',
  description: 'The day at whose end it is; without it today, at this moment.',
  schema: { type: 'string', format: 'date' },
} as const;

export const knownAtParameter = {
  name: 'known_at',
  description:
    'Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. ' +
    'Such an answer has the same figures for ever.',
  schema: instant.schema,
} as const;
