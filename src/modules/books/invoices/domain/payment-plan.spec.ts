import { nextDueDate, nextPart, openParts } from '../../../../kernel/accounts/instalments.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { addDays } from '../../../../kernel/time/calendar-date.js';
import { paymentPlan, planFrom, type InstalmentDetails } from './payment-plan.js';

const ISSUED = '2026-11-02';

function percent(text: string): Decimal {
  return Decimal.ofStored(text);
}

function planned(said: readonly InstalmentDetails[], payable: bigint, currency = 'EUR') {
  const faults: FieldFault[] = [];
  const plan = paymentPlan(said, { currency, payable, issued: ISSUED }, faults);
  return { plan, faults: faults.map(({ pointer, code }) => [pointer, code]) };
}

/** Numbers that are the same in each run, of a seed. Source: Park and Miller, minimal standard. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** As many weights that add up to 100 %, in micros of at most four decimals. */
function percentages(roll: (below: number) => number, count: number): bigint[] {
  const cuts = new Set<number>();
  while (cuts.size < count - 1) cuts.add(1 + roll(999_999));
  const all = [0, ...[...cuts].sort((one, other) => one - other), 1_000_000];
  return all.slice(1).map((cut, at) => BigInt(cut - (all[at] ?? 0)) * 100n);
}

describe('a payment plan', () => {
  it('of three thirds adds up to the cent, the largest remainder first', () => {
    const thirds = ['33.3333', '33.3333', '33.3334'].map((text, at) => ({
      percent: percent(text),
      days: at * 30,
    }));
    const { plan, faults } = planned(thirds, 10_000n);
    expect(faults).toEqual([]);
    expect(plan.map(({ amount, due_date }) => [amount, due_date])).toEqual([
      ['3333', '2026-11-02'],
      ['3333', '2026-12-02'],
      ['3334', '2027-01-01'],
    ]);
  });

  it('in days moves with the day of issue, and its amounts stay', () => {
    const { plan } = planned(
      [
        { percent: percent('50'), days: 0 },
        { percent: percent('50'), days: 30 },
      ],
      101n,
    );
    expect(planFrom(plan, '2026-12-24').map(({ amount, due_date }) => [amount, due_date])).toEqual([
      ['51', '2026-12-24'],
      ['50', '2027-01-23'],
    ]);
  });

  it.each<[string, InstalmentDetails[], (string | undefined)[]]>([
    [
      'both at once',
      [
        { percent: percent('50'), amount: percent('5'), days: 1 },
        { percent: percent('50'), days: 2 },
      ],
      ['#/payment_plan/0/percent', 'not_allowed'],
    ],
    ['neither', [{ days: 1 }, { percent: percent('50'), days: 2 }], ['#/payment_plan/0/amount', 'required']],
    [
      'amounts and percentages',
      [
        { amount: percent('50'), days: 1 },
        { percent: percent('50'), days: 2 },
      ],
      ['#/payment_plan/1/percent', 'mixed_instalments'],
    ],
    [
      'days and dates',
      [
        { amount: percent('50'), days: 1 },
        { amount: percent('50'), due_date: '2026-12-01' },
      ],
      ['#/payment_plan/1/due_date', 'mixed_instalments'],
    ],
    [
      'a day that goes back',
      [
        { amount: percent('50'), due_date: '2026-12-01' },
        { amount: percent('50'), due_date: '2026-12-01' },
      ],
      ['#/payment_plan/1/due_date', 'not_after_previous'],
    ],
    [
      'a day before it is issued',
      [
        { amount: percent('50'), due_date: '2026-11-01' },
        { amount: percent('50'), due_date: '2026-12-01' },
      ],
      ['#/payment_plan/0/due_date', 'before_issue_date'],
    ],
    [
      'a sum that differs',
      [
        { amount: percent('50'), days: 1 },
        { amount: percent('49.99'), days: 2 },
      ],
      ['#/payment_plan', 'sum_differs'],
    ],
    [
      'percentages that are not whole',
      [
        { percent: percent('50'), days: 1 },
        { percent: percent('49.99'), days: 2 },
      ],
      ['#/payment_plan', 'sum_differs'],
    ],
    [
      'an instalment of nothing',
      [
        { percent: percent('100'), days: 1 },
        { percent: percent('0'), days: 2 },
      ],
      ['#/payment_plan/1/percent', 'instalment_of_nothing'],
    ],
    [
      'more decimals than the currency has',
      [
        { amount: percent('50.005'), days: 1 },
        { amount: percent('49.995'), days: 2 },
      ],
      ['#/payment_plan/0/amount', 'too_many_decimals'],
    ],
  ])('is refused with %s', (_name, said, fault) => {
    expect(planned(said, 10_000n).faults[0]).toEqual(fault);
  });
});

describe('ten thousand payment plans', () => {
  const roll = dice(20_261_102);
  const cases = Array.from({ length: 10_000 }, () => {
    const count = 2 + roll(35);
    const payable = BigInt(count * 200_000) + BigInt(roll(2_000_000_000));
    const said = percentages(roll, count).map((micros, at) => ({
      percent: Decimal.ofMicros(micros),
      days: at * 3,
    }));
    const paid = (payable * BigInt(roll(1001))) / 1000n;
    return { payable, paid, on: addDays(ISSUED, roll(40)), plan: planned(said, payable).plan };
  });

  it('add up to what there is to pay, and no part differs from its percentage by a unit', () => {
    const wrong = cases.filter(({ payable, plan }) => {
      const isFar = plan.some(({ amount, percent: said = '' }) => {
        const difference = BigInt(amount) * 100_000_000n - payable * Decimal.ofStored(said).micros;
        return difference >= 100_000_000n || difference <= -100_000_000n;
      });
      return plan.length === 0 || isFar || sumOf(plan.map(({ amount }) => BigInt(amount))) !== payable;
    });
    expect(wrong).toEqual([]);
  });

  it('are settled from the oldest on: what is open adds up to what is due, and lies at the end', () => {
    const wrong = cases.filter(({ payable, paid, plan }) => {
      const parts = openParts({ payment_plan: plan, amount_due: payable - paid, due_date: ISSUED });
      // The other way round, by what has come: each part takes what it needs of it, the first one first.
      let left = paid;
      const isOther = parts.some(({ amount, open }) => {
        const taken = left < amount ? left : amount;
        left -= taken;
        return amount - open !== taken;
      });
      return isOther || sumOf(parts.map(({ open }) => open)) !== payable - paid;
    });
    expect(wrong).toEqual([]);
  });

  it('ask for all that is overdue, never for more than is due, and for something as long as anything is', () => {
    const wrong = cases.filter(({ payable, paid, on, plan }) => {
      const amount_due = payable - paid;
      const invoice = { payment_plan: plan, amount_due, due_date: nextDueDate(plan, amount_due) };
      const next = nextPart(invoice, on);
      const late = openParts(invoice).filter((part) => part.due_date < on);
      const overdue = sumOf(late.map(({ open }) => open));
      const isNothing = next.due > 0n !== amount_due > 0n;
      return (
        isNothing ||
        next.due > amount_due ||
        next.by !== invoice.due_date ||
        (overdue > 0n && next.due !== overdue)
      );
    });
    expect(wrong).toEqual([]);
  });
});
