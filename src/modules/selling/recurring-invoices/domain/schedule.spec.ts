import { advanced, isCaughtUp, plannedAt, type Planned, type Standing } from './schedule.js';

const monthly: Standing = {
  rule: { every: 1, unit: 'month', day: 31 },
  anchor_on: '2026-01-31',
  anchor_occurrence: 1,
  next_occurrence: 1,
  last_planned_on: null,
  end_after: null,
  end_on: null,
};

function first(standing: Standing, period: 'in_advance' | 'in_arrears', count: number): Planned[] {
  const planned: Planned[] = [];
  for (let at: Standing = standing; planned.length < count;) {
    const next = plannedAt(at, period);
    if (next === undefined) return planned;
    planned.push(next);
    at = advanced(at, next);
  }
  return planned;
}

describe('a schedule', () => {
  it.each(['in_advance', 'in_arrears'] as const)('has periods that touch without overlap, %s', (period) => {
    const planned = first(monthly, period, 40);
    expect(planned.map(({ occurrence }) => occurrence)).toEqual(planned.map((_one, index) => index + 1));
    planned.slice(1).forEach(({ period_start }, index) => {
      const before = new Date(`${planned[index]?.period_end ?? ''}T00:00:00Z`).getTime();
      expect(new Date(`${period_start}T00:00:00Z`).getTime() - before).toBe(86_400_000);
    });
  });

  it('looks ahead to the dates that its runs will have', () => {
    const ahead = Array.from({ length: 12 }, (_none, index) => plannedAt(monthly, 'in_arrears', index));
    expect(ahead).toEqual(first(monthly, 'in_arrears', 12));
  });

  it('ends after a number of occurrences or on a day, and with the calendar', () => {
    expect(first({ ...monthly, end_after: 3 }, 'in_advance', 9)).toHaveLength(3);
    expect(first({ ...monthly, end_on: '2026-03-30' }, 'in_advance', 9)).toHaveLength(2);
    expect(first({ ...monthly, anchor_on: '9999-10-01' }, 'in_advance', 9)).toHaveLength(2);
  });

  it('goes on from a new anchor with the number that comes next', () => {
    const changed = { ...monthly, rule: { every: 1, unit: 'week' } as const, anchor_on: '2026-03-31' };
    const planned = first({ ...changed, anchor_occurrence: 3, next_occurrence: 3 }, 'in_advance', 2);
    expect(planned).toMatchObject([
      { occurrence: 3, planned_on: '2026-03-31', period_end: '2026-04-06' },
      { occurrence: 4, planned_on: '2026-04-07' },
    ]);
  });

  it('runs what passed as its catch_up says, and always what is due today', () => {
    const [planned] = first(monthly, 'in_advance', 1);
    if (planned === undefined) throw new Error('It plans nothing.');
    const run = (today: string, isNextDue: boolean) =>
      (['all', 'latest', 'none'] as const).map((one) => isCaughtUp(one, planned, { today, isNextDue }));
    expect(run('2026-01-31', false)).toEqual([true, true, true]);
    expect(run('2026-02-03', false)).toEqual([true, true, false]);
    expect(run('2026-03-03', true)).toEqual([true, false, false]);
  });
});
