import type { Resource } from '../../../platform/index.js';
import { ReminderPolicyEntity } from './entities/reminder-policy.entity.js';
import { ReminderEntity } from './entities/reminder.entity.js';

/** How money that is late is asked for. There is one of it in each organization. */
export const reminderPolicy = {
  name: 'reminder-policy',
  noun: 'reminder policy',
  events: ['updated'],
  tags: [{ name: 'Reminders', description: 'Asking for money that is late, and what was asked.' }],
  entities: [ReminderPolicyEntity, ReminderEntity],
} as const satisfies Resource;
