import { paymentMethods } from '../../../../kernel/accounts/payment-method.js';
import { ApiProperty } from '@nestjs/swagger';
import { ListDto } from '../../../../platform/lists.js';
import { AllocationDto } from '../../invoices/index.js';
import { paymentActions, paymentStatuses } from '../domain/payment.js';
import { paymentExample, paymentListExample } from '../payments.examples.js';
import type { Tells } from '../../../../platform/index.js';
import type { paymentFates } from '../payments.resource.js';

/** A payment as a list shows it: everything but its allocations. */
export class PaymentSummaryDto implements Tells<typeof paymentFates> {
  @ApiProperty({ example: 'pay_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the payment.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: paymentStatuses, example: 'recorded' })
  status!: string;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({
    description: 'As it was when the payment was recorded.',
    example: 'Difference Engines GmbH',
  })
  customer_name!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'How much came in.', example: 1420.56 })
  amount!: number;

  @ApiProperty({ description: 'How much of it settles invoices; none of a reversed one.', example: 0.25 })
  applied_amount!: number;

  @ApiProperty({ description: 'How much of it is the customer’s credit.', example: 1400.31 })
  unapplied_amount!: number;

  @ApiProperty({ description: 'How much of it was given back.', example: 20 })
  refunded_amount!: number;

  @ApiProperty({ enum: paymentMethods, example: 'bank_transfer' })
  method!: string;

  @ApiProperty({ type: String, format: 'date', example: '2026-11-20' })
  received_on!: string;

  @ApiProperty({ type: String, nullable: true })
  reference!: string | null;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Readonly<Record<string, string>>;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reversed_at!: string | null;

  @ApiProperty({ type: String, nullable: true })
  reversal_reason!: string | null;

  @ApiProperty({
    description: 'When a receipt was sent by mail, the last time. It stays when the payment is reversed.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  receipt_sent_at!: string | null;

  @ApiProperty({
    description: 'What may be done with it now.',
    enum: paymentActions,
    isArray: true,
    example: ['allocate', 'unallocate', 'refund', 'reverse', 'send'],
  })
  available_actions!: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

/** A part of a payment that was given back. */
export class RefundDto {
  @ApiProperty({ example: 'rfd_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'How much was given back, in the currency of the payment.', example: 20 })
  amount!: number;

  @ApiProperty({ description: 'How it went out.', enum: paymentMethods, example: 'bank_transfer' })
  method!: string;

  @ApiProperty({ description: 'When it went out.', type: String, format: 'date', example: '2026-11-21' })
  refunded_on!: string;

  @ApiProperty({ description: 'What the bank statement says of it.', type: String, nullable: true })
  reference!: string | null;

  @ApiProperty({ description: 'Why it was given back.', type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({
    description: 'When it was cancelled; it counts no longer since then.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  cancelled_at!: string | null;

  @ApiProperty({ description: 'When it was recorded.', type: String, format: 'date-time' })
  created_at!: string;
}

export class PaymentDto extends PaymentSummaryDto {
  static readonly example: PaymentDto = paymentExample;

  @ApiProperty({
    description: 'What it has settled, in order; of a reversed payment, what it had settled.',
    type: [AllocationDto],
  })
  allocations!: AllocationDto[];

  @ApiProperty({ description: 'What was given back out of it, in order.', type: [RefundDto] })
  refunds!: RefundDto[];
}

export class PaymentListDto extends ListDto {
  static readonly example: PaymentListDto = paymentListExample;

  @ApiProperty({ type: [PaymentSummaryDto] })
  data!: PaymentSummaryDto[];
}
