import { DiscountPercent, Each, Flag, Whole } from '../../../../platform/fields.js';
import type { EarlyPayment, PaymentTerms } from '../../../../kernel/time/payment-terms.js';

export class EarlyPaymentDto implements EarlyPayment {
  @Whole({ min: 1, max: 365 }, { description: 'Days after the issue date.', example: 10 })
  days!: number;

  @DiscountPercent({ description: 'What may be taken off, as a percentage.', example: 2 })
  percent!: number;
}

/** When an invoice is due, without what is taken off before. */
export class DueTermsDto {
  @Whole({ min: 0, max: 365 }, { description: 'Days after the issue date.', example: 30 })
  net_days!: number;

  @Flag({ description: 'Then on to the last day of that month.', example: false, optional: true })
  end_of_month?: boolean;

  @Whole(
    { min: 1, max: 31 },
    { description: 'Then on to this day of the following month.', example: 15, optional: true },
  )
  day_of_following_month?: number;
}

export class PaymentTermsDto extends DueTermsDto implements PaymentTerms {
  @Each(() => EarlyPaymentDto, {
    description: 'Discounts for paying early, the first one first.',
    max: 3,
    optional: true,
  })
  early_payment?: readonly EarlyPaymentDto[];
}
