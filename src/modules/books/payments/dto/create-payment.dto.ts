import { paymentMethods, type PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { RestChoice } from '../../../../kernel/accounts/closing.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Currency, Day, Each, Id, Metadata, OneOf, Text } from '../../../../platform/fields.js';
import { ALLOCATIONS_MAX, CreateAllocationDto, SettleRest } from '../../invoices/index.js';
import { type InvoicePaymentDetails, type PaymentDetails } from '../domain/payment.js';
import { customers } from '../../customers/customers.resource.js';
import { createInvoicePaymentExample, createPaymentExample } from '../payments.examples.js';

/** What every payment says of itself but its amount. */
class PaymentFieldsDto {
  @OneOf(paymentMethods, { description: 'How it came in.', example: 'bank_transfer' })
  method!: PaymentMethod;

  @Day({
    description: 'When it came in, at the latest today; today when it is not said.',
    example: '2026-11-20',
    optional: true,
  })
  received_on?: string;

  @Text({
    description: 'What the bank statement says, or the number of a receipt.',
    example: 'RF18 5390 0754 7034',
    max: 255,
    optional: true,
  })
  reference?: string;

  @Text({ description: 'A note for yourselves.', example: 'Came in twice?', max: 4000, optional: true })
  note?: string;
}

export class CreateInvoicePaymentDto extends PaymentFieldsDto implements InvoicePaymentDetails {
  static readonly example = createInvoicePaymentExample;

  @Amount({
    zero: 'refused',
    description: 'How much of what is due; all of it when it is not said.',
    example: 0.25,
    optional: true,
  })
  amount?: Decimal;

  @SettleRest()
  settle_rest?: RestChoice;
}

export class CreatePaymentDto extends PaymentFieldsDto implements PaymentDetails {
  static readonly example = createPaymentExample;

  @Id(customers, { description: 'The customer who paid.' })
  customer_id!: string;

  @Amount({ zero: 'refused', description: 'How much came in.', example: 1420.56 })
  amount!: Decimal;

  @Currency({ description: 'Else the customer’s currency, else the organization’s.', optional: true })
  currency?: CurrencyCode;

  @Metadata()
  metadata?: Record<string, string>;

  @Each(() => CreateAllocationDto, {
    description:
      'Which invoices it settles. What is left is the customer’s credit, and can be allocated later.',
    max: ALLOCATIONS_MAX,
    optional: true,
  })
  allocations?: CreateAllocationDto[];
}
