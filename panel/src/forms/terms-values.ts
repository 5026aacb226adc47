import type { PaymentTerms } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { withoutBlanks } from './without-blanks';

type TermsInstalment = NonNullable<PaymentTerms['instalments']>[number];
type EarlyPayment = NonNullable<PaymentTerms['early_payment']>[number] & { readonly base_amount?: number };

/** The form values of payment terms. */
export type TermsValues = ReturnType<typeof termsValues>;

/** Returns the form values of payment terms; empty texts without any. */
export function termsValues(terms?: PaymentTerms | null) {
  return {
    net_days: textOfNumber(terms?.net_days),
    end_of_month: terms?.end_of_month ?? false,
    day_of_following_month: textOfNumber(terms?.day_of_following_month),
    ...moreTermsValues(terms),
    early_payment: (terms?.early_payment ?? []).map(newEarlyPayment),
  };
}

/** Returns the form values of what few terms have. */
function moreTermsValues(terms?: PaymentTerms | null) {
  return {
    end_of_month_first: terms?.end_of_month_first ?? false,
    net_months: textOfNumber(terms?.net_months),
    net_business_days: textOfNumber(terms?.net_business_days),
    days_of_month: (terms?.days_of_month ?? []).join(', '),
    if_day_off: terms?.if_day_off ?? (null as string | null),
    holidays_of: terms?.holidays_of ?? '',
    instalments: (terms?.instalments ?? []).map(newTermsInstalment),
  };
}

/** How many of the fields that few terms have are filled in. */
export function filledMore(values: MoreTermsValues): number {
  const { net_months, net_business_days, days_of_month, holidays_of, instalments } = values;
  const texts = [net_months, net_business_days, days_of_month, holidays_of].filter((text) => text !== '');
  const others = [values.end_of_month_first, values.if_day_off !== null, instalments.length > 0];
  return texts.length + others.filter(Boolean).length;
}

export type MoreTermsValues = ReturnType<typeof moreTermsValues>;

/** Returns the form values of an instalment of terms, or of a new one. */
export function newTermsInstalment(part?: TermsInstalment) {
  return { percent: textOfNumber(part?.percent), days: textOfNumber(part?.days) };
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
  const more = moreTermsBody(values);
  const isEmpty =
    net_days === '' && !end_of_month && day_of_following_month === '' && Object.keys(more).length === 0;
  if (isEmpty && early_payment === undefined) return undefined;
  const day = numberOf(day_of_following_month);
  return {
    // What is taken off before needs a day when all is due: the service reports it if it is missing.
    ...(isEmpty ? {} : { net_days: numberOf(net_days) ?? 0 }),
    ...(end_of_month ? { end_of_month } : {}),
    ...(day === undefined ? {} : { day_of_following_month: day }),
    ...more,
    ...(early_payment === undefined ? {} : { early_payment }),
  } as PaymentTerms;
}

function moreTermsBody(values: MoreTermsValues): Partial<PaymentTerms> {
  const { end_of_month_first, days_of_month, if_day_off, holidays_of, instalments } = values;
  const days = days_of_month.split(/[\s,;]+/).filter((text) => text !== '');
  const numbers = {
    net_months: numberOf(values.net_months),
    net_business_days: numberOf(values.net_business_days),
  };
  return {
    ...(end_of_month_first ? { end_of_month_first } : {}),
    ...withoutBlanks(numbers),
    // A word among them is sent as it is, so that the service reports it.
    ...(days.length === 0 ? {} : { days_of_month: days.map(dayOrText) as number[] }),
    ...(if_day_off === null ? {} : { if_day_off: if_day_off as PaymentTerms['if_day_off'] }),
    ...(holidays_of.trim() === '' ? {} : { holidays_of: holidays_of.trim().toUpperCase() }),
    ...(instalments.length === 0
      ? {}
      : {
          instalments: instalments.map(({ percent, days: after }) => {
            return withoutBlanks({ percent: numberOf(percent), days: numberOf(after) }) as TermsInstalment;
          }),
        }),
  };
}

function dayOrText(text: string): number | string {
  return /^\d{1,2}$/.test(text) ? Number(text) : text;
}

/** Returns the decimals in terms that users type. */
export function termsDecimals({ early_payment, instalments, ...terms }: TermsValues): string[] {
  const { net_days, day_of_following_month, net_months, net_business_days } = terms;
  const parts = [...early_payment, ...instalments].flatMap((one): string[] => Object.values(one));
  return [net_days, day_of_following_month, net_months, net_business_days, ...parts];
}

/** Returns what checks the decimals in terms. */
export function termsChecks<Check>(check: Check) {
  const early_payment = { days: check, percent: check, base_amount: check };
  const instalments = { percent: check, days: check };
  const counts = {
    net_days: check,
    day_of_following_month: check,
    net_months: check,
    net_business_days: check,
  };
  return { ...counts, early_payment, instalments };
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
