import type { ReminderPolicy, UpdateReminderPolicy } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';

/** The form values of the reminder policy. They have the names of the API, so that its faults find their fields. */
export type ReminderValues = ReturnType<typeof reminderValues>;
export type ReminderFields = UseFormReturnType<ReminderValues>;

/** Returns the form values of the policy. */
export function reminderValues({ min_amount, levels, ...policy }: ReminderPolicy) {
  const { enabled, send_at, business_days_only, holidays_of } = policy;
  return {
    enabled,
    send_at,
    business_days_only,
    holidays_of: holidays_of ?? '',
    min_amount: min_amount === null ? '' : String(min_amount),
    levels: levels.map(({ days, channel, fee }) => ({
      days: String(days),
      channel: channel as string,
      fee: fee === null ? '' : String(fee),
    })),
  };
}

/** Builds the request body that replaces the policy. */
export function reminderBody({
  min_amount,
  holidays_of,
  levels,
  ...values
}: ReminderValues): UpdateReminderPolicy {
  return {
    ...values,
    ...(holidays_of.trim() === '' ? {} : { holidays_of: holidays_of.trim().toUpperCase() }),
    ...(min_amount.trim() === '' ? {} : { min_amount: Number(min_amount) }),
    levels: levels.map(({ days, channel, fee }) => ({
      days: Number(days),
      channel,
      ...(fee.trim() === '' ? {} : { fee: Number(fee) }),
    })),
  } as UpdateReminderPolicy;
}

/** Returns a level that comes a week after the last one. */
export function nextLevel(levels: ReminderValues['levels']): ReminderValues['levels'][number] {
  const last = Number(levels.at(-1)?.days ?? '-4');
  return { days: String((Number.isFinite(last) ? last : 0) + 7), channel: 'email', fee: '' };
}
