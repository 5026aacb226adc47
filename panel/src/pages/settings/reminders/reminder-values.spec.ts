import { expect, it } from 'vitest';
import { nextLevel, reminderBody, reminderValues } from './reminder-values';

const policy = {
  version: 2,
  enabled: true,
  send_at: '09:00',
  business_days_only: true,
  holidays_of: 'DE-BY',
  min_amount: null,
  levels: [
    { days: -3, channel: 'email' as const, fee: null },
    { days: 7, channel: 'email' as const, fee: 5 },
    { days: 9, channel: 'task' as const, fee: null },
  ],
};

it('sends the policy as it was read, where nothing was typed', () => {
  const { version: _version, min_amount: _none, ...body } = policy;
  const levels = policy.levels.map(({ fee, ...level }) => (fee === null ? level : { ...level, fee }));
  expect(reminderBody(reminderValues(policy))).toEqual({ ...body, levels });
});

it('sends a least amount that was typed', () => {
  expect(reminderBody({ ...reminderValues(policy), min_amount: '5.5' }).min_amount).toBe(5.5);
});

it('adds a level a week after the last one', () => {
  expect(nextLevel(reminderValues(policy).levels)).toEqual({ days: '16', channel: 'email', fee: '' });
  expect(nextLevel([])).toEqual({ days: '3', channel: 'email', fee: '' });
});
