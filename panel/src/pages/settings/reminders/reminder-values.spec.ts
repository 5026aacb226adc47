import { expect, it } from 'vitest';
import { nextLevel, reminderBody, reminderValues } from './reminder-values';

const policy = {
  version: 2,
  enabled: true,
  send_at: '09:00',
  business_days_only: true,
  min_amount: null,
  levels: [
    { days: -3, channel: 'email' as const },
    { days: 7, channel: 'task' as const },
  ],
};

it('sends the policy as it was read, where nothing was typed', () => {
  const { version: _version, min_amount: _none, ...body } = policy;
  expect(reminderBody(reminderValues(policy))).toEqual(body);
});

it('sends a least amount that was typed', () => {
  expect(reminderBody({ ...reminderValues(policy), min_amount: '5.5' }).min_amount).toBe(5.5);
});

it('adds a level a week after the last one', () => {
  expect(nextLevel(reminderValues(policy).levels)).toEqual({ days: '14', channel: 'email' });
  expect(nextLevel([])).toEqual({ days: '3', channel: 'email' });
});
