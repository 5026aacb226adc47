import type { FieldFault } from '../problems/problem.js';
import { addDays, dateInZone, startOfDay, type CalendarDate } from '../time/calendar-date.js';

/** Above every day and every instant that anything bears. */
const NEVER = { day: '9999-12-31', instant: 'infinity' } as const;

/** From when an answer is: now, or an instant of before whose knowledge is asked for. */
export interface Standpoint {
  readonly at: Date;
  readonly timeZone: string;
  /** Whether what was recorded after that instant is left out. */
  readonly isPast: boolean;
}

/** What counts for an answer about the end of a day. Bounds of instants are exclusive. */
export interface Counted {
  /** The last day that counts. */
  readonly through: CalendarDate;
  /** What bears an instant only counts before this one. */
  readonly before: Date | 'infinity';
  /** What was recorded earlier than this is known. */
  readonly recordedBefore: Date | 'infinity';
  /** Extensions of the due date that were granted later have not moved it yet. */
  readonly extendedBy: CalendarDate;
}

/** The day that it is at a standpoint. */
export function dayAt({ at, timeZone }: Standpoint): CalendarDate {
  return dateInZone(at, timeZone);
}

/**
 * What counts at the end of a day, seen from a standpoint. On the day of the standpoint itself everything counts that
 * is recorded, whatever day it bears, so that the knowledge of an instant tells what was told at it.
 */
export function countedOn(day: CalendarDate, from: Standpoint): Counted {
  const recordedBefore = from.isPast ? new Date(from.at.getTime() + 1) : NEVER.instant;
  if (day < dayAt(from))
    return {
      through: day,
      before: startOfDay(addDays(day, 1), from.timeZone),
      recordedBefore,
      extendedBy: day,
    };
  const extendedBy = from.isPast ? day : NEVER.day;
  return { through: NEVER.day, before: recordedBefore, recordedBefore, extendedBy };
}

/** Why nothing can be told from an instant; undefined where it has passed. */
export function knownAtFault(knownAt: Date, now: Date): FieldFault | undefined {
  if (knownAt < now) return undefined;
  const detail = 'What was known can be told for an instant that has passed.';
  return { pointer: 'known_at', code: 'out_of_range', detail };
}
