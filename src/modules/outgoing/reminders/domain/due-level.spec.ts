import fc from 'fast-check';
import { addDays } from '../../../../kernel/time/calendar-date.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { dueLevel, nextDue, type Askable, type LastAsked } from './due-level.js';
import { dated, reminderPolicyOf, type PolicyDetails } from './reminder-policy.js';

const invoice: Askable = {
  status: 'open',
  due_date: '2026-11-02',
  currency: 'EUR',
  amount_due: 11_900n,
  payment_plan: null,
  expected_payment_date: null,
  reminders_paused_until: null,
  customer_reminders: 'default',
};

/** Bavaria rests on Epiphany. */
function policyOf(details: PolicyDetails) {
  const isHoliday = (day: string) => day.endsWith('-01-06');
  return dated(reminderPolicyOf(details), (place) =>
    place === 'DE-BY' ? { weekend: [5, 6], isHoliday } : undefined,
  );
}

const policy = policyOf({
  business_days_only: false,
  levels: [{ days: -3 }, { days: 7 }, { days: 14, channel: 'task' }],
});

function due(day: string, last?: LastAsked, changed: Partial<Askable> = {}) {
  return dueLevel(policy, { invoice: { ...invoice, ...changed }, last }, day);
}

describe('the level that is due', () => {
  it.each([
    ['2026-10-29', undefined],
    ['2026-10-30', { level: 1, channel: 'email' }],
    ['2026-11-08', { level: 1, channel: 'email' }],
    ['2026-11-09', { level: 2, channel: 'email' }],
    ['2027-06-01', { level: 3, channel: 'task' }],
  ])('on %s is %p', (day, level) => {
    expect(due(day)).toEqual(level);
  });

  it('is reached once, and keeps its distance to the one before', () => {
    const last = { level: 1, asked_on: '2026-11-08' };
    expect(due('2026-11-17', last)).toBeUndefined();
    expect(due('2026-11-18', last)).toEqual({ level: 2, channel: 'email' });
    expect(due('2030-01-01', { level: 3, asked_on: '2026-11-20' })).toBeUndefined();
  });

  it.each([
    ['paid', { status: 'paid' }],
    ['promised for that day', { expected_payment_date: '2026-11-09' }],
    ['paused until the day after', { reminders_paused_until: '2026-11-10' }],
    ['of a customer who is not reminded', { customer_reminders: 'off' as const }],
  ])('is none for what is %s', (_name, changed) => {
    expect(due('2026-11-09', undefined, changed)).toBeUndefined();
  });

  it('is there again on the day until which it was paused', () => {
    expect(due('2026-11-09', undefined, { reminders_paused_until: '2026-11-09' })).toBeDefined();
  });

  it('is none for too little, and none at a weekend', () => {
    const strict = policyOf({ min_amount: Decimal.parse('119') });
    const asked = (amount_due: bigint) => ({ invoice: { ...invoice, amount_due }, last: undefined });
    expect(dueLevel(strict, asked(11_900n), '2026-11-06')).toEqual({ level: 1, channel: 'email' });
    expect(dueLevel(strict, asked(11_899n), '2026-11-06')).toBeUndefined();
    expect(dueLevel(strict, asked(11_900n), '2026-11-07')).toBeUndefined();
    expect(nextDue(strict, asked(11_900n), '2026-11-07')).toEqual({
      level: 1,
      channel: 'email',
      on: '2026-11-09',
    });
  });

  it('waits for the day after a holiday of the place that the policy names', () => {
    const asked = { invoice: { ...invoice, due_date: '2027-01-02' }, last: undefined };
    const on = (holidays_of?: string) =>
      nextDue(policyOf({ levels: [{ days: 4 }], holidays_of }), asked, '2027-01-06');
    expect(on()).toMatchObject({ on: '2027-01-06' });
    expect(on('DE-BY')).toMatchObject({ on: '2027-01-07' });
  });

  it('rises and never repeats, whatever days the service runs on', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (all) => {
        let [day, last]: [string, LastAsked | undefined] = ['2026-10-01', undefined];
        for (const gap of all) {
          day = addDays(day, gap);
          const level: number | undefined = due(day, last)?.level;
          if (level === undefined) continue;
          expect(level).toBeGreaterThan(last?.level ?? 0);
          expect(due(day, { level, asked_on: day })).toBeUndefined();
          last = { level, asked_on: day };
        }
      }),
    );
  });
});

describe('a policy', () => {
  it('has its levels in the order of their days', () => {
    expect(() => reminderPolicyOf({ levels: [{ days: 7 }, { days: 7 }] })).toThrow(
      expect.objectContaining({ code: 'validation_failed' }) as Error,
    );
  });
});
