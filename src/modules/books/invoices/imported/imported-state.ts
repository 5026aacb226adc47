import {
  atLeastZero,
  minorUnitsOf,
  tooManyDecimals,
  type MinorUnits,
} from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { ImportedDetails } from '../domain/imported-details.js';

/** What became of an invoice of before, in minor units of its currency. */
export interface ImportedState {
  readonly isVoid: boolean;
  readonly paid: MinorUnits;
  readonly paid_on: CalendarDate;
}

interface Issued {
  readonly currency: CurrencyCode;
  readonly total: MinorUnits;
  readonly due_date: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * What was paid, and when: on the day that is given, else on the due date, or today if that is earlier. Status and
 * amounts that contradict each other are faults.
 */
export function importedState(
  said: ImportedDetails,
  issued: Issued,
): { readonly state: ImportedState; readonly faults: readonly FieldFault[] } {
  const faults: FieldFault[] = [];
  const fault = (pointer: string, code: string, detail: string): void => {
    faults.push({ pointer, code, detail });
  };
  const { today, total, due_date } = issued;
  const paid = paidOf(said, issued, fault);
  if (said.issue_date > today) fault('#/issue_date', 'in_the_future', 'It was not issued before.');
  if (said.paid_on !== undefined && said.paid_on > today) {
    fault('#/paid_on', 'in_the_future', 'Money that is yet to come is no payment.');
  }
  if (said.status === 'void' && paid > 0n)
    fault('#/status', 'contradicts', 'A void invoice is not paid: say what became of the money.');
  if (said.status === 'paid' && paid < total)
    fault('#/status', 'contradicts', 'It is said to be paid, and less than its total was paid.');
  if (said.status === 'open' && total > 0n && paid >= total)
    fault('#/status', 'contradicts', 'It is said to be open, and all of it was paid.');
  const paid_on = said.paid_on ?? (due_date < today ? due_date : today);
  return { state: { isVoid: said.status === 'void', paid, paid_on }, faults };
}

type TellFault = (pointer: string, code: string, detail: string) => void;

function paidOf(
  { amount_paid, amount_due, status }: ImportedDetails,
  { currency, total }: Issued,
  fault: TellFault,
): MinorUnits {
  const exponent = currencyExponent(currency);
  const read = (name: string, amount: Decimal | undefined): MinorUnits | undefined => {
    if (amount === undefined) return undefined;
    const units = minorUnitsOf(amount, exponent);
    if (units === undefined) fault(`#/${name}`, 'too_many_decimals', tooManyDecimals(exponent));
    else if (units < 0n) fault(`#/${name}`, 'out_of_range', 'It is never below zero.');
    return atLeastZero(units ?? 0n);
  };
  const [paid, due] = [read('amount_paid', amount_paid), read('amount_due', amount_due)];
  if (due !== undefined && due > total && status !== 'void')
    fault('#/amount_due', 'more_than_total', 'More is due than the total.');
  if (paid !== undefined) return paid;
  if (status === 'void') return 0n;
  if (due !== undefined) return atLeastZero(total - due);
  return status === 'paid' ? total : 0n;
}
