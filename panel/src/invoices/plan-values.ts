import type { CreateInvoice, Invoice } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { withoutBlanks } from '../forms/without-blanks';

type Plan = NonNullable<CreateInvoice['payment_plan']>;

/** What a plan is read from: an invoice, or the content of one, which has only what was said. */
type Stated = readonly {
  readonly percent?: number | null;
  readonly amount?: number | null;
  readonly due_date?: string | null;
  readonly days?: number | null;
}[];

/** The form values of an instalment: its part, and its day or the days after the issue date. */
export interface PlanRow {
  readonly value: string;
  readonly due_date: string;
  readonly days: string;
}

/** The form values of a payment plan. */
export interface PlanValues {
  readonly unit: 'percent' | 'amount';
  readonly by: 'date' | 'days';
  readonly rows: readonly PlanRow[];
}

/** As many instalments as an invoice can have. */
export const INSTALMENTS_MAX = 36;

/** Returns the form values of a plan; two empty instalments without any. */
export function planValues(plan: Invoice['payment_plan'] | Stated | undefined): PlanValues {
  const stated: Stated = plan ?? [];
  const [first] = stated;
  const unit = first === undefined || first.percent != null ? 'percent' : 'amount';
  const by = first?.days == null ? 'date' : 'days';
  const rows = stated.map((one) => ({
    value: textOfNumber(one[unit] ?? undefined),
    due_date: one.due_date ?? '',
    days: textOfNumber(one.days ?? undefined),
  }));
  return { unit, by, rows: rows.length === 0 ? [newPlanRow(), newPlanRow()] : rows };
}

export function newPlanRow(): PlanRow {
  return { value: '', due_date: '', days: '' };
}

/** Builds the plan of a request body. What is missing in it is reported by the service. */
export function planBody({ unit, by, rows }: PlanValues): Plan {
  return rows.map(({ value, due_date, days }) => {
    const when = by === 'date' ? { due_date: due_date.trim() } : { days: numberOf(days) };
    return withoutBlanks({ [unit]: numberOf(value), ...when });
  }) as Plan;
}

/** Returns the numbers of a plan that users type. */
export function planDecimals({ rows }: PlanValues): string[] {
  return rows.flatMap(({ value, days }) => [value, days]);
}

/** What even instalments are made of. */
export interface EvenPlan {
  readonly count: number;
  /** `YYYY-MM-DD`. */
  readonly first: string;
  /** Between two of them. */
  readonly months: number;
  readonly by: PlanValues['by'];
}

/** A month has so many days where only days are counted. */
const MONTH_DAYS = 30;

/** Returns even instalments: percentages of four decimals, of which the last one takes the rest. */
export function evenPlan({ count, first, months, by }: EvenPlan): PlanRow[] {
  const part = Math.floor(1_000_000 / count);
  return Array.from({ length: count }, (_, at) => {
    const micros = at === count - 1 ? 1_000_000 - part * (count - 1) : part;
    const value = textOfNumber(micros / 10_000);
    return by === 'date'
      ? { value, due_date: monthsAfter(first, at * months), days: '' }
      : { value, due_date: '', days: String((at + 1) * months * MONTH_DAYS) };
  });
}

/** The same day of a later month, or its last one. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
