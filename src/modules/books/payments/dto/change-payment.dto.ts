import { paymentMethods, type PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Day, Each, Id, MetadataChanges, OneOf, Text } from '../../../../platform/fields.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../invoices/index.js';
import { invoices } from '../../invoices/invoices.resource.js';
import { type PaymentRemarks } from '../domain/payment.js';
import type { RefundDetails } from '../domain/refund.js';
import type { UnallocationDetails } from '../domain/unallocation.js';
import {
  allocatePaymentExample,
  cancelRefundExample,
  paymentRemarksExample,
  refundPaymentExample,
  reversePaymentExample,
  unallocatePaymentExample,
} from '../payments.examples.js';
import { refunds } from '../payments.resource.js';

export class AllocatePaymentDto {
  static readonly example = allocatePaymentExample;

  @Each(() => CreateAllocationDto, {
    description: 'Which invoices the rest of it settles.',
    min: 1,
    max: ALLOCATIONS_MAX,
  })
  allocations!: CreateAllocationDto[];
}

export class UnallocationDto implements UnallocationDetails {
  @Id(invoices, { description: 'The invoice that it settles, and shall settle no longer.' })
  invoice_id!: string;

  @Amount({
    zero: 'refused',
    description: 'How much of it is taken back; all that settles this invoice when it is not said.',
    example: 0.25,
    optional: true,
  })
  amount?: Decimal;
}

export class UnallocatePaymentDto {
  static readonly example = unallocatePaymentExample;

  @Each(() => UnallocationDto, {
    description: 'From which invoices it is taken back.',
    min: 1,
    max: ALLOCATIONS_MAX,
  })
  allocations!: UnallocationDto[];
}

export class RefundPaymentDto implements RefundDetails {
  static readonly example = refundPaymentExample;

  @Amount({
    zero: 'refused',
    description: 'How much was given back; all that settles nothing when it is not said.',
    example: 20,
    optional: true,
  })
  amount?: Decimal;

  @OneOf(paymentMethods, {
    description: 'How it went out; as it came in when it is not said.',
    example: 'bank_transfer',
    optional: true,
  })
  method?: PaymentMethod;

  @Day({
    description:
      'When it went out: not before the payment came in, and at the latest today; today by default.',
    example: '2026-11-21',
    optional: true,
  })
  refunded_on?: string;

  @Text({
    description: 'What the bank statement says of it.',
    example: 'Refund 4711',
    max: 255,
    optional: true,
  })
  reference?: string;

  @Text({ description: 'Why it was given back.', example: 'Paid twice.', max: 255, optional: true })
  reason?: string;
}

export class CancelRefundDto {
  static readonly example = cancelRefundExample;

  @Id(refunds, { description: 'The refund that did not take place.' })
  refund_id!: string;
}

/** The fields of a payment that may change in any state. Null removes a value; a missing field stays as it is. */
export class PaymentRemarksDto implements PaymentRemarks {
  static readonly example = paymentRemarksExample;

  @Text({
    description: 'What the bank statement says, or the number of a receipt.',
    example: 'RF18 5390 0754 7034',
    max: 255,
    optional: true,
    erasable: true,
  })
  reference?: string | null;

  @Text({
    description: 'A note for yourselves.',
    example: 'Came in twice; asked the bank.',
    max: 4000,
    optional: true,
    erasable: true,
  })
  note?: string | null;

  @MetadataChanges()
  metadata?: Record<string, string | null> | null;
}

export class ReversePaymentDto {
  static readonly example = reversePaymentExample;

  @Text({
    description: 'Why it is taken back.',
    example: 'The direct debit bounced.',
    max: 255,
    optional: true,
  })
  reason?: string;
}
