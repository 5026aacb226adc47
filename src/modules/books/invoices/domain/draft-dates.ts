import { nextDueDate, type PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import { atLeastZero, type MinorUnits } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { HolidaysOf } from '../../../../kernel/time/business-days.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { DocumentTotals } from './document-totals.js';
import { dueBefore10000 } from './due-date.js';
import type { InvoiceDetails } from './invoice.js';
import { paymentPlan } from './payment-plan.js';

/** The draft as far as its dates depend on it. */
interface Dated {
  readonly today: CalendarDate;
  readonly currency: CurrencyCode;
  readonly totals: DocumentTotals;
  readonly faults: FieldFault[];
}

/** Whose terms count where the invoice names none. */
interface Usual {
  readonly customer: { readonly payment_terms: PaymentTerms | null } | undefined;
  readonly organization: { readonly payment_terms: PaymentTerms };
  readonly holidaysOf: HolidaysOf;
}

interface Dates {
  readonly issue_date: CalendarDate | null;
  readonly due_date: CalendarDate;
  readonly payment_terms: PaymentTerms | null;
  readonly payment_plan: PaymentPlan;
}

/** Adds what is wrong with the dates to the faults. The returned dates are then meaningless. */
export function draftDates(
  details: InvoiceDetails,
  { customer, organization, holidaysOf }: Usual,
  { today, faults, ...draft }: Dated,
): Dates {
  const issue_date = details.issue_date ?? null;
  const from = issue_date ?? today;
  const terms = details.payment_terms ?? customer?.payment_terms ?? organization.payment_terms;
  if (details.payment_plan !== undefined) {
    return { issue_date, ...inInstalments(details, { from, terms, faults, ...draft }) };
  }
  if (details.due_date === undefined) {
    const parts = inPartsOf(terms, { from, faults, ...draft });
    if (parts !== undefined) return { issue_date, ...parts };
    const due_date = dueBefore10000(from, { terms, holidaysOf }, faults);
    return { issue_date, due_date, payment_terms: terms, payment_plan: null };
  }
  if (details.due_date < from) {
    const detail = 'An invoice cannot be due before the day it is issued.';
    faults.push({ pointer: '#/due_date', code: 'before_issue_date', detail });
  }
  return { issue_date, due_date: details.due_date, payment_terms: null, payment_plan: null };
}

/**
 * The plan that terms make, where there is enough to pay for each of its parts. The terms stay, because the plan is
 * theirs and follows them.
 */
function inPartsOf(
  terms: PaymentTerms,
  { from, faults, currency, totals }: Omit<Planning, 'terms'>,
): Omit<Dates, 'issue_date'> | undefined {
  const said = terms.instalments ?? [];
  const payable = payableOf(totals);
  if (said.length === 0 || faults.length > 0) return undefined;
  const parts = said.map(({ percent, days }) => ({ percent: Decimal.ofNumber(percent), days }));
  const own: FieldFault[] = [];
  const payment_plan = paymentPlan(parts, { currency, payable, issued: from }, own);
  if (own.some(({ code }) => code === 'instalment_of_nothing')) return undefined;
  faults.push(...own);
  if (own.length > 0) return undefined;
  const due_date = nextDueDate(payment_plan, atLeastZero(totals.amount_due));
  return { due_date, payment_terms: terms, payment_plan };
}

/** What there is to pay before anything is prepaid. */
function payableOf({ total, withholding_total, payable_rounding }: DocumentTotals): MinorUnits {
  return total - withholding_total + payable_rounding;
}

interface Planning extends Omit<Dated, 'today'> {
  readonly from: CalendarDate;
  readonly terms: PaymentTerms;
}

/**
 * The plan, and what it makes due first: what was prepaid settles the oldest instalments. Of the terms a discount for
 * paying all of it early is left.
 */
function inInstalments(
  { payment_plan: said = [], due_date: named }: InvoiceDetails,
  { from, terms, currency, totals, faults }: Planning,
): Omit<Dates, 'issue_date'> {
  if (named !== undefined) {
    const detail = 'The instalments say when it is due; leave the due date out.';
    faults.push({ pointer: '#/due_date', code: 'not_allowed', detail });
  }
  const { instalments: _theirs, ...others } = terms;
  const payment_terms = terms.early_payment === undefined ? null : others;
  // What the instalments should add up to is not known where the amounts are wrong.
  if (faults.length > 0) return { due_date: from, payment_terms, payment_plan: null };
  const payable = payableOf(totals);
  const payment_plan = paymentPlan(said, { currency, payable, issued: from }, faults);
  if (faults.length > 0) return { due_date: from, payment_terms, payment_plan };
  return { due_date: nextDueDate(payment_plan, atLeastZero(totals.amount_due)), payment_terms, payment_plan };
}
