import type { PaymentPlan, PlannedInstalment } from '../../../../kernel/accounts/instalments.js';
import { apportion, sumOf } from '../../../../kernel/money/allocation.js';
import {
  amountText,
  minorUnitsOf,
  tooManyDecimals,
  type MinorUnits,
} from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a caller says of an instalment: an amount or a percentage, a day or days after the issue date. */
export interface InstalmentDetails {
  readonly amount?: Decimal;
  readonly percent?: Decimal;
  readonly due_date?: CalendarDate;
  readonly days?: number;
}

/** Three years, month by month. A loan is no invoice. */
export const INSTALMENTS_MAX = 36;

/** 100 %, in micros. */
const WHOLE = 100_000_000n;

/** What a plan is for. */
export interface PlanFor {
  readonly currency: CurrencyCode;
  /** What there is to pay before anything is prepaid. */
  readonly payable: MinorUnits;
  /** The day that it is issued, or would be. */
  readonly issued: CalendarDate;
}

/** Adds a fault at a member of the plan. */
type Refuse = (path: readonly (string | number)[], code: string, detail: string) => void;

/**
 * The plan with amounts and days, which add up to what there is to pay exactly: percentages are shared by the largest
 * remainder. Adds what is wrong with it to the faults; then it is meaningless.
 */
export function paymentPlan(
  said: readonly InstalmentDetails[],
  around: PlanFor,
  faults: FieldFault[],
): NonNullable<PaymentPlan> {
  const before = faults.length;
  const refuse: Refuse = (path, code, detail) => {
    faults.push({ pointer: jsonPointer(['payment_plan', ...path]), code, detail });
  };
  assertOneOf(said, ['amount', 'percent'], refuse);
  assertOneOf(said, ['due_date', 'days'], refuse);
  if (faults.length > before) return [];
  const days = daysOf(said, around, refuse);
  const amounts = amountsOf(said, around, refuse);
  return said.map(({ percent, days: after }, at) => ({
    due_date: days[at] ?? around.issued,
    amount: String(amounts[at] ?? 0n),
    ...(percent !== undefined && { percent: percent.toString() }),
    ...(after !== undefined && { days: after }),
  }));
}

/** A plan that was said in days, with those from the day of issue; its amounts stay. Raises RangeError after 9999. */
export function planFrom(plan: NonNullable<PaymentPlan>, issued: CalendarDate): NonNullable<PaymentPlan> {
  return plan.map((part): PlannedInstalment => {
    return part.days === undefined ? part : { ...part, due_date: addDays(issued, part.days) };
  });
}

/** The same; one that leads beyond the calendar is put among the faults, not cut. */
export function plannedBefore10000(
  plan: NonNullable<PaymentPlan>,
  issued: CalendarDate,
  faults: FieldFault[],
): NonNullable<PaymentPlan> {
  try {
    return planFrom(plan, issued);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const detail = 'With this payment plan an instalment would be due after the year 9999.';
    faults.push({ pointer: '#/issue_date', code: 'wrong_date', detail });
    return plan;
  }
}

/** Each says the one or the other, and all of them the same. */
function assertOneOf(
  said: readonly InstalmentDetails[],
  [one, other]: readonly [keyof InstalmentDetails, keyof InstalmentDetails],
  refuse: Refuse,
): void {
  const first = said[0]?.[one] === undefined ? other : one;
  said.forEach((part, at) => {
    const [has, hasOther] = [part[one] !== undefined, part[other] !== undefined];
    if (has && hasOther)
      refuse([at, other], 'not_allowed', `Either ${one} or ${other} was expected, not both.`);
    else if (!has && !hasOther) refuse([at, one], 'required', `Either ${one} or ${other} is needed.`);
    else if (part[first] === undefined) {
      const detail = `The first instalment has ${first}, so all must: both in one plan add up to nothing sure.`;
      refuse([at, hasOther ? other : one], 'mixed_instalments', detail);
    }
  });
}

function daysOf(said: readonly InstalmentDetails[], { issued }: PlanFor, refuse: Refuse): CalendarDate[] {
  const days: CalendarDate[] = [];
  said.forEach(({ due_date, days: after }, at) => {
    const day = due_date ?? dayAfter(issued, after ?? 0);
    const name = due_date === undefined ? 'days' : 'due_date';
    const last = days.at(-1);
    if (day === undefined)
      refuse([at, name], 'wrong_date', 'This instalment would be due after the year 9999.');
    else if (day < issued) {
      const detail = `This instalment would be due on ${day}, before the invoice is issued on ${issued}.`;
      refuse([at, name], 'before_issue_date', detail);
    } else if (last !== undefined && day <= last) {
      const detail = `This instalment would be due on ${day}, not after the one before it, which is due on ${last}.`;
      refuse([at, name], 'not_after_previous', detail);
    }
    days.push(day ?? issued);
  });
  return days;
}

function dayAfter(issued: CalendarDate, days: number): CalendarDate | undefined {
  try {
    return addDays(issued, days);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function amountsOf(said: readonly InstalmentDetails[], around: PlanFor, refuse: Refuse): MinorUnits[] {
  const isShared = said[0]?.percent !== undefined;
  const amounts = isShared ? shares(said, around, refuse) : named(said, around, refuse);
  amounts.forEach((amount, at) => {
    if (amount > 0n) return;
    const name = isShared ? 'percent' : 'amount';
    refuse([at, name], 'instalment_of_nothing', 'There is nothing to pay in this instalment; leave it out.');
  });
  return amounts;
}

function shares(said: readonly InstalmentDetails[], { payable }: PlanFor, refuse: Refuse): MinorUnits[] {
  const percents = said.map(({ percent }) => percent?.micros ?? 0n);
  const sum = sumOf(percents);
  if (sum !== WHOLE) {
    const detail = `The percentages add up to ${percentText(sum)}, not to 100.`;
    refuse([], 'sum_differs', detail);
    return percents.map(() => 1n);
  }
  return apportion(payable, { numerators: percents.map((one) => payable * one), denominator: WHOLE });
}

function named(
  said: readonly InstalmentDetails[],
  { currency, payable }: PlanFor,
  refuse: Refuse,
): MinorUnits[] {
  const exponent = currencyExponent(currency);
  const amounts = said.map(({ amount }) =>
    amount === undefined ? undefined : minorUnitsOf(amount, exponent),
  );
  amounts.forEach((amount, at) => {
    if (amount === undefined) refuse([at, 'amount'], 'too_many_decimals', tooManyDecimals(exponent));
  });
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return amounts.map(() => 1n);
  const sum = sumOf(known);
  if (sum !== payable) {
    const [is, wanted] = [amountText(sum, currency), amountText(payable, currency)];
    const detail = `The instalments add up to ${is}, and ${wanted} ${currency} is to be paid; let them add up to that.`;
    refuse([], 'sum_differs', detail);
  }
  return known;
}

function percentText(micros: bigint): string {
  const text = micros.toString().padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/\.?0+$/, '');
}
