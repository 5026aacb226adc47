import { sumOf } from '../money/allocation.js';
import { atLeastZero, smaller, type MinorUnits } from '../money/amount.js';
import type { CalendarDate } from '../time/calendar-date.js';

/** A part of what an invoice asks for, with its day, as it is agreed and kept. */
export interface PlannedInstalment {
  readonly due_date: CalendarDate;
  /** Minor units of the invoice's currency, as a text, because JSON numbers are floats. */
  readonly amount: string;
  /** Where the part was said as a percentage of what there is to pay. */
  readonly percent?: string;
  /** Where the day was said as days after the issue date. */
  readonly days?: number;
}

/** In which parts an invoice is paid, the first one first; null where it is paid at once. */
export type PaymentPlan = readonly PlannedInstalment[] | null;

/** What is open of an invoice and how it is to be paid. */
export interface Planned {
  readonly payment_plan: PaymentPlan;
  readonly due_date: CalendarDate;
  readonly amount_due: MinorUnits;
}

/** A part with what of it nothing has settled yet. */
export interface OpenPart {
  readonly due_date: CalendarDate;
  readonly amount: MinorUnits;
  readonly open: MinorUnits;
}

/** What is to be paid next, and until when. */
export interface NextPart {
  readonly due: MinorUnits;
  readonly by: CalendarDate;
}

/**
 * The parts of an invoice with what is open of each: whatever settles it settles the oldest part first, so that what
 * is due lies in the last ones. All that is open adds up to the amount due. One part where there is no plan.
 */
export function openParts({ payment_plan, due_date, amount_due }: Planned): OpenPart[] {
  if (payment_plan === null) return [{ due_date, amount: amount_due, open: amount_due }];
  const parts: OpenPart[] = [];
  let left = amount_due;
  for (const { due_date: by, amount: text } of payment_plan.toReversed()) {
    const amount = BigInt(text);
    const open = smaller(amount, left);
    left = atLeastZero(left - open);
    parts.unshift({ due_date: by, amount, open });
  }
  return parts;
}

/** The day of the first part that is open; of the last one where nothing is. */
export function nextDueDate(payment_plan: NonNullable<PaymentPlan>, amount_due: MinorUnits): CalendarDate {
  const last = payment_plan.at(-1);
  if (last === undefined) throw new RangeError('A payment plan has parts.');
  const parts = openParts({ payment_plan, amount_due, due_date: last.due_date });
  return parts.find(({ open }) => open > 0n)?.due_date ?? last.due_date;
}

/**
 * What is to be paid next, seen from a day: all that is overdue by then, else the first part that is open. Nothing
 * more than the whole, and the whole where there is no plan.
 */
export function nextPart(invoice: Planned, on: CalendarDate): NextPart {
  const open = openParts(invoice).filter((part) => part.open > 0n);
  const [first] = open;
  if (first === undefined) return { due: 0n, by: invoice.due_date };
  const late = open.filter(({ due_date }) => due_date < on);
  const due = late.length === 0 ? first.open : sumOf(late.map((part) => part.open));
  return { due, by: first.due_date };
}

/** Which part is asked for, counted from one: each is reminded of by itself. */
export function currentInstalment({
  payment_plan,
  due_date,
}: Pick<Planned, 'payment_plan' | 'due_date'>): number {
  return (payment_plan?.findIndex((part) => part.due_date === due_date) ?? 0) + 1 || 1;
}
