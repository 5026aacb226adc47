import type { EarlyPayment, PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import { Each, KeptAmount } from '../../../../platform/fields.js';
import { DueTermsDto, EarlyPaymentDto } from '../../../people/organizations/index.js';

export class InvoiceEarlyPaymentDto extends EarlyPaymentDto implements EarlyPayment {
  @KeptAmount({
    description: 'What the percentage is of, where that is not the whole amount.',
    example: 1000,
    optional: true,
  })
  base_amount?: number;
}

/** Unlike those of an organization or a customer they may name amounts, because an invoice has a currency. */
export class InvoiceTermsDto extends DueTermsDto implements PaymentTerms {
  @Each(() => InvoiceEarlyPaymentDto, {
    description: 'Discounts for paying early, the first one first.',
    max: 3,
    optional: true,
  })
  early_payment?: readonly InvoiceEarlyPaymentDto[];
}
