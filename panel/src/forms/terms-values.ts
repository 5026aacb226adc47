import type { PaymentTerms } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';

/** The form values of payment terms. */
export type TermsValues = ReturnType<typeof termsValues>;

/** Returns the form values of payment terms; empty texts without any. */
export function termsValues(terms?: PaymentTerms | null) {
  return {
    net_days: textOfNumber(terms?.net_days),
    end_of_month: terms?.end_of_month ?? false,
    day_of_following_month: textOfNumber(terms?.day_of_following_month),
    /** Kept as they are: the form has no fields for them. */
    early_payment: terms?.early_payment ?? [],
  };
}

/** Converts form values to terms of the API; undefined if empty, because the defaults then apply. */
export function termsBody(values: TermsValues): PaymentTerms | undefined {
  const { net_days, end_of_month, day_of_following_month, early_payment } = values;
  if (net_days === '' && !end_of_month && day_of_following_month === '') return undefined;
  const day = numberOf(day_of_following_month);
  return {
    net_days: numberOf(net_days) ?? 0,
    ...(end_of_month ? { end_of_month } : {}),
    ...(day === undefined ? {} : { day_of_following_month: day }),
    ...(early_payment.length === 0 ? {} : { early_payment }),
  };
}
