import { nextRun } from './next-run.js';
import { dated, reminderPolicyOf, type PolicyDetails } from './reminder-policy.js';

function run(after: string, zone = 'Europe/Berlin', changed: PolicyDetails = {}): string {
  const policy = dated(reminderPolicyOf(changed), () => undefined);
  const { day, at } = nextRun(policy, new Date(after), zone);
  return `${day} ${at.toISOString()}`;
}

describe('the next run', () => {
  it('is at the time of day where the organization is', () => {
    expect(run('2026-11-23T07:59:59Z')).toBe('2026-11-23 2026-11-23T08:00:00.000Z');
    expect(run('2026-11-23T08:00:00Z')).toBe('2026-11-24 2026-11-24T08:00:00.000Z');
    expect(run('2026-11-23T20:00:00Z', 'Pacific/Auckland')).toBe('2026-11-25 2026-11-24T20:00:00.000Z');
  });

  it('leaves out the weekend, if so wanted', () => {
    expect(run('2026-11-20T10:00:00Z')).toBe('2026-11-23 2026-11-23T08:00:00.000Z');
    expect(run('2026-11-20T10:00:00Z', 'UTC', { business_days_only: false })).toBe(
      '2026-11-21 2026-11-21T09:00:00.000Z',
    );
  });

  it.each([
    ['go forward', '2026-03-28T12:00:00Z', '2026-03-29 2026-03-29T07:00:00.000Z'],
    ['go back', '2026-10-24T12:00:00Z', '2026-10-25 2026-10-25T08:00:00.000Z'],
  ])('is right on a day on which clocks %s', (_name, after, expected) => {
    expect(run(after, 'Europe/Berlin', { business_days_only: false })).toBe(expected);
  });
});
