import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  paymentRunActions,
  paymentRunStatuses,
  type PaymentRunAction,
  type PaymentRunStatus,
} from '../domain/payment-run.js';
import { leftOutReasons, type LeftOutReason } from '../domain/transfer-of.js';
import { paymentRunFactsExample, paymentRunItemExample } from '../payment-runs.examples.js';
import type { paymentRunFates } from '../payment-runs.resource.js';

/** What events tell of a run: nothing that names anybody. */
export class PaymentRunFactsDto {
  static readonly example: PaymentRunFactsDto = paymentRunFactsExample;

  @ApiProperty({ example: paymentRunFactsExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the run.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({
    description: 'Once it is `released` it has its file, which does not change.',
    enum: paymentRunStatuses,
    example: 'proposed',
  })
  status!: PaymentRunStatus;

  @ApiProperty({ description: 'The account that pays.', example: paymentRunFactsExample.bank_account_id })
  bank_account_id!: string;

  @ApiProperty({
    description: 'When the bank is to execute it.',
    type: String,
    format: 'date',
    example: '2026-12-01',
  })
  execute_on!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'What all transfers come to.', example: 119 })
  total!: number;

  @ApiProperty({ description: 'How many transfers it has: one for each bill.', type: 'integer', example: 1 })
  transfers!: number;

  @ApiProperty({ description: 'SHA-256 of its file, in hexadecimal digits.', type: String, nullable: true })
  file_sha256!: string | null;

  @ApiProperty({ description: 'When it was released.', type: String, format: 'date-time', nullable: true })
  released_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class PaymentRunItemDto {
  @ApiProperty({ description: 'The bill that it pays.', example: paymentRunItemExample.bill_id })
  bill_id!: string;

  @ApiProperty({ description: 'What is transferred.', example: 119 })
  amount!: number;

  @ApiProperty({ description: 'Whose account it goes to.', example: 'Analytical Paper GmbH' })
  creditor_name!: string;

  @ApiProperty({ description: 'The account.', example: 'DE89370400440532013000' })
  iban!: string;

  @ApiProperty({ description: 'What the transfer says, before it is written in the characters of banks.' })
  remittance!: string;

  @ApiProperty({ description: 'The payment that settling it has recorded.', type: String, nullable: true })
  payment_id!: string | null;
}

export class LeftOutBillDto {
  @ApiProperty({ description: 'A bill that is due.', example: paymentRunItemExample.bill_id })
  bill_id!: string;

  @ApiProperty({
    description: 'Why it is not paid.',
    enum: Object.keys(leftOutReasons),
    example: 'no_account',
  })
  reason!: LeftOutReason;

  @ApiProperty({ description: 'The same in words, and what to do.', example: leftOutReasons.not_in_euros })
  detail!: string;
}

export class PaymentRunDto extends PaymentRunFactsDto implements Tells<typeof paymentRunFates> {
  static override readonly example: PaymentRunDto = {
    ...paymentRunFactsExample,
    available_actions: ['release', 'cancel'],
    items: [paymentRunItemExample],
    left_out: [],
  };

  @ApiProperty({ description: 'What can be done with it.', enum: paymentRunActions, isArray: true })
  available_actions!: readonly PaymentRunAction[];

  @ApiProperty({ description: 'Its transfers.', type: [PaymentRunItemDto] })
  items!: PaymentRunItemDto[];

  @ApiProperty({
    description: 'Bills that are due by the day that was asked for, and not paid by it: the first hundred.',
    type: [LeftOutBillDto],
  })
  left_out!: LeftOutBillDto[];
}

export class PaymentRunListDto extends ListDto {
  static readonly example: PaymentRunListDto = {
    data: [paymentRunFactsExample],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ description: 'Without their transfers.', type: [PaymentRunFactsDto] })
  data!: PaymentRunFactsDto[];
}
