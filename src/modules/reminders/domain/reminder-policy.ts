import type { Decimal } from '../../../kernel/money/decimal.js';
import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';

export const reminderChannels = ['email', 'task'] as const;

export type ReminderChannel = (typeof reminderChannels)[number];

/** A step of asking: so many days after the due date, before it if negative. */
export interface ReminderLevel {
  readonly days: number;
  readonly channel: ReminderChannel;
}

/** How an organization asks for money that is late. */
export interface ReminderPolicy {
  readonly enabled: boolean;
  /** The time of day where the organization is, such as 09:00. */
  readonly send_at: string;
  readonly business_days_only: boolean;
  /** Less than this is not asked for, in whatever currency it is due; null asks for everything. */
  readonly min_amount: Decimal | null;
  /** In the order of their days. */
  readonly levels: readonly ReminderLevel[];
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
  readonly min_amount?: Decimal | undefined;
  readonly levels?:
    readonly { readonly days: number; readonly channel?: ReminderChannel | undefined }[] | undefined;
}

/** More steps than that are no reminder any more, but a matter of a court. */
export const LEVELS_MAX = 5;
export const DAYS = { min: -30, max: 365 } as const;

const defaults: ReminderPolicy = {
  enabled: false,
  send_at: '09:00',
  business_days_only: true,
  min_amount: null,
  levels: [
    { days: 3, channel: 'email' },
    { days: 14, channel: 'email' },
    { days: 28, channel: 'email' },
  ],
};

/** What is said, and of the rest the defaults. Raises `validation_failed` for levels that are out of order. */
export function reminderPolicyOf(details: PolicyDetails): ReminderPolicy {
  const levels = details.levels?.map(({ days, channel = 'email' }) => ({ days, channel })) ?? defaults.levels;
  const faults = levels.flatMap(({ days }, at): FieldFault[] => {
    const before = levels[at - 1];
    if (before === undefined || days > before.days) return [];
    const detail = 'Each level comes on a later day than the one before.';
    return [{ pointer: `#/levels/${at}/days`, code: 'out_of_order', detail }];
  });
  if (faults.length > 0) throw validationFailed(faults);
  return {
    enabled: details.enabled ?? defaults.enabled,
    send_at: details.send_at ?? defaults.send_at,
    business_days_only: details.business_days_only ?? defaults.business_days_only,
    min_amount: details.min_amount ?? defaults.min_amount,
    levels,
  };
}
