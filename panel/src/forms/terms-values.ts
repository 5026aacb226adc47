import type { PaymentTerms } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { withoutBlanks } from './without-blanks';

type EarlyPayment = NonNullable<PaymentTerms['early_payment']>[number] & { readonly base_amount?: number };

/** The form values of payment terms. */
export type TermsValues = ReturnType<typeof termsValues>;

/** Returns the form values of payment terms; empty texts without any. */
export function termsValues(terms?: PaymentTerms | null) {
  return {
    net_days: textOfNumber(terms?.net_days),
    end_of_month: terms?.end_of_month ?? false,
    day_of_following_month: textOfNumber(terms?.day_of_following_month),
    early_payment: (terms?.early_payment ?? []).map(newEarlyPayment),
  };
}

/** Whether two terms say the same, whatever they leave out. */
export function areSameTerms(one: PaymentTerms, other: PaymentTerms): boolean {
  return JSON.stringify(termsValues(one)) === JSON.stringify(termsValues(other));
}

/** Returns the form values of a discount for paying early, or of a new one. */
export function newEarlyPayment(discount?: EarlyPayment) {
  return {
    days: textOfNumber(discount?.days),
    percent: textOfNumber(discount?.percent),
    base_amount: textOfNumber(discount?.base_amount),
  };
}

/** Converts form values to terms of the API; undefined if empty, because the defaults then apply. */
export function termsBody(values: TermsValues): PaymentTerms | undefined {
  const { net_days, end_of_month, day_of_following_month } = values;
  const early_payment = earlyPayments(values);
  const isEmpty = net_days === '' && !end_of_month && day_of_following_month === '';
  if (isEmpty && early_payment === undefined) return undefined;
  const day = numberOf(day_of_following_month);
  return {
    // What is taken off before needs a day when all is due: the service reports it if it is missing.
    ...(isEmpty ? {} : { net_days: numberOf(net_days) ?? 0 }),
    ...(end_of_month ? { end_of_month } : {}),
    ...(day === undefined ? {} : { day_of_following_month: day }),
    ...(early_payment === undefined ? {} : { early_payment }),
  } as PaymentTerms;
}

/** Returns the decimals in terms that users type. */
export function termsDecimals({ net_days, day_of_following_month, early_payment }: TermsValues): string[] {
  return [net_days, day_of_following_month, ...early_payment.flatMap((one) => Object.values(one))];
}

/** Returns what checks the decimals in terms. */
export function termsChecks<Check>(check: Check) {
  const early_payment = { days: check, percent: check, base_amount: check };
  return { net_days: check, day_of_following_month: check, early_payment };
}

/** Removes empty rows at the end only, so that faults keep the indexes of their rows. */
function earlyPayments({ early_payment }: TermsValues): EarlyPayment[] | undefined {
  const begun = early_payment.findLastIndex((one) => Object.values(one).some((text) => text !== '')) + 1;
  if (begun === 0) return undefined;
  return early_payment.slice(0, begun).map(({ days, percent, base_amount }) => {
    const numbers = { days: numberOf(days), percent: numberOf(percent), base_amount: numberOf(base_amount) };
    return withoutBlanks(numbers) as EarlyPayment;
  });
}
