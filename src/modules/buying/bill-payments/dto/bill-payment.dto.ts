import { ApiProperty } from '@nestjs/swagger';
import { paymentMethods } from '../../../../kernel/accounts/payment-method.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  billAllocationExample,
  billPaymentFactsExample,
  createBillPaymentExample,
} from '../bill-payments.examples.js';
import type { billPaymentFates } from '../bill-payments.resource.js';
import {
  billPaymentActions,
  billPaymentStatuses,
  type BillPaymentAction,
  type BillPaymentStatus,
} from '../domain/bill-payment.js';

const text = { type: String, nullable: true } as const;

/** What events tell of a payment: nothing that names anybody. */
export class SupplierPaymentFactsDto {
  static readonly example: SupplierPaymentFactsDto = billPaymentFactsExample;

  @ApiProperty({ example: billPaymentFactsExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the payment.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: billPaymentStatuses, example: 'recorded' })
  status!: BillPaymentStatus;

  @ApiProperty({ description: 'Who was paid.', example: billPaymentFactsExample.supplier_id })
  supplier_id!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'How much went out.', example: 116.62 })
  amount!: number;

  @ApiProperty({ description: 'How much of it settles no bill.', example: 0 })
  unapplied_amount!: number;

  @ApiProperty({ description: 'How it went out.', enum: paymentMethods, example: 'bank_transfer' })
  method!: string;

  @ApiProperty({ description: 'When it went out.', type: String, format: 'date', example: '2026-11-20' })
  paid_on!: string;

  @ApiProperty({
    description: 'When it was taken back.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  reversed_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

/** The part of a payment that settles one bill. */
export class BillAllocationDto {
  @ApiProperty({ description: 'What is settled.', example: billAllocationExample.bill_id })
  bill_id!: string;

  @ApiProperty({ description: 'How much of it, without a sign.', example: 116.62 })
  amount!: number;

  @ApiProperty({ description: 'What the supplier has let go for paying early.', example: 2.38 })
  discount!: number;

  @ApiProperty({
    description: 'Whether it is credit, which adds to the money of the payment.',
    example: false,
  })
  is_credit!: boolean;

  @ApiProperty({ description: 'Since when.', type: String, format: 'date-time' })
  created_at!: string;
}

export class SupplierPaymentDto extends SupplierPaymentFactsDto implements Tells<typeof billPaymentFates> {
  static override readonly example: SupplierPaymentDto = {
    ...billPaymentFactsExample,
    available_actions: ['allocate', 'unallocate', 'reverse'],
    reference: createBillPaymentExample.reference,
    note: null,
    metadata: {},
    reversal_reason: null,
    allocations: [billAllocationExample],
  };

  @ApiProperty({ description: 'What can be done with it.', enum: billPaymentActions, isArray: true })
  available_actions!: readonly BillPaymentAction[];

  @ApiProperty({ description: 'What the payment said.', ...text, example: '2026-311' })
  reference!: string | null;

  @ApiProperty({ description: 'A note for yourselves.', ...text })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'Why it was taken back.', ...text })
  reversal_reason!: string | null;

  @ApiProperty({
    description: 'Which bills it settles; of a reversed payment, which it did.',
    type: [BillAllocationDto],
  })
  allocations!: BillAllocationDto[];
}

export class SupplierPaymentListDto extends ListDto {
  static readonly example: SupplierPaymentListDto = {
    data: [billPaymentFactsExample],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ description: 'Without what they settle.', type: [SupplierPaymentFactsDto] })
  data!: SupplierPaymentFactsDto[];
}
