import { ApiProperty } from '@nestjs/swagger';
import { ListDto } from '../../../platform/lists.js';
import { AllocationDto } from '../../invoices/index.js';
import { paymentActions, paymentMethods, paymentStatuses } from '../domain/payment.js';
import { paymentExample, paymentListExample } from '../payments.examples.js';

/** A payment as a list shows it: everything but its allocations. */
export class PaymentSummaryDto {
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

  @ApiProperty({ description: 'How much of it settles invoices; none of a reversed one.', example: 1420.56 })
  applied_amount!: number;

  @ApiProperty({ description: 'How much of it is the customer’s credit.', example: 0 })
  unapplied_amount!: number;

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
    description: 'What may be done with it now.',
    enum: paymentActions,
    isArray: true,
    example: ['reverse'],
  })
  available_actions!: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class PaymentDto extends PaymentSummaryDto {
  static readonly example: PaymentDto = paymentExample;

  @ApiProperty({
    description: 'What it has settled, in order; of a reversed payment, what it had settled.',
    type: [AllocationDto],
  })
  allocations!: AllocationDto[];
}

export class PaymentListDto extends ListDto {
  static readonly example: PaymentListDto = paymentListExample;

  @ApiProperty({ type: [PaymentSummaryDto] })
  data!: PaymentSummaryDto[];
}
