import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { StoredPolicy } from './domain/reminder-policy.js';
import { toReminderPolicyDto } from './reminders.mapper.js';

export function reminderPolicyUpdated(
  organizationId: string,
  { before, now }: { readonly before: StoredPolicy; readonly now: StoredPolicy },
): DomainEvent {
  const change = { before: toReminderPolicyDto(before), now: toReminderPolicyDto(now) };
  return changeEvent('reminder_policy.updated', organizationId, change);
}
