import { minorUnitsOf } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import { isDayOff, type HolidaysOf } from '../../../../kernel/time/business-days.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

export const reminderChannels = ['email', 'task'] as const;

export type ReminderChannel = (typeof reminderChannels)[number];

/** A step of asking: so many days after the due date, before it if negative. */
export interface ReminderLevel {
  readonly days: number;
  readonly channel: ReminderChannel;
  /** What its letter asks for beside the money, in the currency of the organization; null asks for nothing. */
  readonly fee: Decimal | null;
}

/** How an organization asks for money that is late. */
export interface ReminderPolicy {
  readonly enabled: boolean;
  /** The time of day where the organization is, such as 09:00. */
  readonly send_at: string;
  readonly business_days_only: boolean;
  /** Whose holidays and weekend are no business days; null knows Saturdays and Sundays alone. */
  readonly holidays_of: string | null;
  /** Less than this is not asked for, in whatever currency it is due; null asks for everything. */
  readonly min_amount: Decimal | null;
  /** In the order of their days. */
  readonly levels: readonly ReminderLevel[];
}

/** With the days on which nothing goes out. */
export interface DatedPolicy extends ReminderPolicy {
  readonly isDayOff: (day: CalendarDate) => boolean;
}

/** With what counts its changes. */
export interface StoredPolicy extends ReminderPolicy {
  readonly version: number;
}

/** What a manager says of it. */
export interface PolicyDetails {
  readonly enabled?: boolean | undefined;
  readonly send_at?: string | undefined;
  readonly business_days_only?: boolean | undefined;
  readonly holidays_of?: string | undefined;
  readonly min_amount?: Decimal | undefined;
  readonly levels?:
    | readonly {
        readonly days: number;
        readonly channel?: ReminderChannel | undefined;
        readonly fee?: Decimal | undefined;
      }[]
    | undefined;
}

/** More steps than that are no reminder any more, but a matter of a court. */
export const LEVELS_MAX = 5;
/** From this level on a letter goes along. */
export const LETTER_FROM_LEVEL = 2;
export const DAYS = { min: -30, max: 365 } as const;

const defaults: ReminderPolicy = {
  enabled: false,
  send_at: '09:00',
  business_days_only: true,
  holidays_of: null,
  min_amount: null,
  levels: [
    { days: 3, channel: 'email', fee: null },
    { days: 14, channel: 'email', fee: null },
    { days: 28, channel: 'email', fee: null },
  ],
};

/**
 * What is said, and of the rest the defaults. Takes the currency of fees, where they are to be checked.
 *
 * Raises `validation_failed` for levels that do not fit together.
 */
export function reminderPolicyOf(details: PolicyDetails, currency?: CurrencyCode): ReminderPolicy {
  const levels =
    details.levels?.map(({ days, channel = 'email', fee = null }) => ({ days, channel, fee })) ??
    defaults.levels;
  const faults = levels.flatMap((_level, at) => faultsOf(levels, at, currency));
  if (faults.length > 0) throw validationFailed(faults);
  return {
    enabled: details.enabled ?? defaults.enabled,
    send_at: details.send_at ?? defaults.send_at,
    business_days_only: details.business_days_only ?? defaults.business_days_only,
    holidays_of: details.holidays_of ?? defaults.holidays_of,
    min_amount: details.min_amount ?? defaults.min_amount,
    levels,
  };
}

/** A policy with the days on which nothing goes out. */
export function dated<Policy extends ReminderPolicy>(
  policy: Policy,
  holidaysOf: HolidaysOf,
): Policy & DatedPolicy {
  const isOff = isDayOff.bind(null, policy.holidays_of ?? undefined, holidaysOf);
  return { ...policy, isDayOff: (day) => policy.business_days_only && isOff(day) };
}

function faultsOf(
  levels: readonly ReminderLevel[],
  at: number,
  currency: CurrencyCode | undefined,
): FieldFault[] {
  const [before, level] = [levels[at - 1], levels[at]];
  if (level === undefined) return [];
  const faults: FieldFault[] = [];
  if (before !== undefined && level.days <= before.days) {
    const detail = 'Each level comes on a later day than the one before.';
    faults.push({ pointer: `#/levels/${at}/days`, code: 'out_of_order', detail });
  }
  const hasLetter = at + 1 >= LETTER_FROM_LEVEL && level.channel === 'email' && level.days > 0;
  if (level.fee !== null && !hasLetter) {
    const detail = 'Only a letter asks for a fee: from the second level on, by mail, after the due date.';
    faults.push({ pointer: `#/levels/${at}/fee`, code: 'not_allowed', detail });
  }
  if (level.fee === null || currency === undefined) return faults;
  const exponent = currencyExponent(currency);
  if (minorUnitsOf(level.fee, exponent) === undefined) {
    const detail = `${currency} has at most ${exponent} decimals.`;
    faults.push({ pointer: `#/levels/${at}/fee`, code: 'too_many_decimals', detail });
  }
  return faults;
}
