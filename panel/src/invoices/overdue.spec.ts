import { describe, expect, it } from 'vitest';
import { isOverdue, todayIn } from './overdue';

describe('an overdue invoice', () => {
  it('is open and its due date has passed', () => {
    expect(isOverdue({ status: 'open', due_date: '2026-11-20' }, '2026-11-21')).toBe(true);
  });

  it.each([
    ['due today', 'open', '2026-11-21'],
    ['paid', 'paid', '2026-11-20'],
    ['a draft', 'draft', '2026-11-20'],
  ] as const)('is not one that is %s', (_, status, due_date) => {
    expect(isOverdue({ status, due_date }, '2026-11-21')).toBe(false);
  });

  it('goes by the day where the organization is', () => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(todayIn('Europe/Berlin', now)).toBe('2026-11-21');
    expect(todayIn('America/New_York', now)).toBe('2026-11-20');
  });
});
