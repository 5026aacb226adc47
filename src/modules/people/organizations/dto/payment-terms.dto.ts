import { Decimal } from '../../../../kernel/money/decimal.js';
import {
  DiscountPercent,
  Each,
  Flag,
  HolidaysOf,
  OneOf,
  Whole,
  Wholes,
  type Refusal,
} from '../../../../platform/fields.js';
import {
  daysOffMoves,
  type EarlyPayment,
  type PaymentTerms,
  type TermsInstalment,
} from '../../../../kernel/time/payment-terms.js';

/** 100 %, in micros. */
const WHOLE = 100_000_000n;
/** Percentages have two decimals. */
const PERCENT_STEP = 10_000n;
/** Ten years. */
const DAYS_MAX = 3_660;

export class TermsInstalmentDto implements TermsInstalment {
  @DiscountPercent({ description: 'How much of what there is to pay.', example: 50 })
  percent!: number;

  @Whole({ min: 0, max: DAYS_MAX }, { description: 'Days after the issue date.', example: 14 })
  days!: number;
}

export class EarlyPaymentDto implements EarlyPayment {
  @Whole({ min: 1, max: 365 }, { description: 'Days after the issue date.', example: 10 })
  days!: number;

  @DiscountPercent({ description: 'What may be taken off, as a percentage.', example: 2 })
  percent!: number;
}

/** When an invoice is due, without what is taken off before. The rules apply in the order of the fields. */
export class DueTermsDto {
  @Flag({ description: 'From the last day of the month of issue.', example: false, optional: true })
  end_of_month_first?: boolean;

  @Whole(
    { min: 0, max: 24 },
    { description: 'Months: to the same day, or to the last one.', example: 1, optional: true },
  )
  net_months?: number;

  @Whole({ min: 0, max: 365 }, { description: 'Days after the issue date.', example: 30 })
  net_days!: number;

  @Whole({ min: 0, max: 365 }, { description: 'Then business days.', example: 10, optional: true })
  net_business_days?: number;

  @Flag({ description: 'Then on to the last day of that month.', example: false, optional: true })
  end_of_month?: boolean;

  @Whole(
    { min: 1, max: 31 },
    { description: 'Then on to this day of the following month.', example: 15, optional: true },
  )
  day_of_following_month?: number;

  @Wholes(
    { min: 1, max: 31, most: 6 },
    { description: 'Then on to the next of these days of a month.', example: [10, 25], optional: true },
  )
  days_of_month?: readonly number[];

  @OneOf(daysOffMoves, {
    description: 'Then off a day on which nobody works; never before the issue date.',
    example: 'next_business_day',
    optional: true,
  })
  if_day_off?: (typeof daysOffMoves)[number];

  @HolidaysOf({
    description:
      'Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone.',
    optional: true,
  })
  holidays_of?: string;

  @Each(() => TermsInstalmentDto, {
    description:
      'The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with too ' +
      'little to pay is due at once by the rules above.',
    example: [
      { percent: 50, days: 14 },
      { percent: 50, days: 44 },
    ],
    min: 2,
    max: 36,
    together: instalmentsRefusal,
    optional: true,
  })
  instalments?: readonly TermsInstalmentDto[];
}

/** Why parts do not fit together. Where one of them is wrong by itself, that is said instead. */
function instalmentsRefusal(parts: readonly object[]): Refusal | undefined {
  const said = parts.map((part) => rightPart(part));
  const right = said.filter((part) => part !== undefined);
  if (right.length < said.length) return undefined;
  if (right.reduce((sum, { micros }) => sum + micros, 0n) !== WHOLE) {
    return { code: 'sum_differs', detail: 'The percentages of all instalments must add up to 100.' };
  }
  const isLater = right.every(({ days }, at) => days > (right[at - 1]?.days ?? -1));
  return isLater
    ? undefined
    : { code: 'not_after_previous', detail: 'Each instalment comes later than the one before.' };
}

function rightPart({ percent, days }: { percent?: unknown; days?: unknown }) {
  const micros = typeof percent === 'number' ? (Decimal.ofNumber(percent)?.micros ?? 0n) : 0n;
  const isPart = micros > 0n && micros <= WHOLE && micros % PERCENT_STEP === 0n;
  const isDay = typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= DAYS_MAX;
  return isPart && isDay ? { micros, days } : undefined;
}

export class PaymentTermsDto extends DueTermsDto implements PaymentTerms {
  @Each(() => EarlyPaymentDto, {
    description: 'Discounts for paying early, the first one first.',
    max: 3,
    optional: true,
  })
  early_payment?: readonly EarlyPaymentDto[];
}
