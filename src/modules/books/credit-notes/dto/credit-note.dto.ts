import { ApiProperty } from '@nestjs/swagger';
import { paymentMethods } from '../../../../kernel/accounts/payment-method.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  AllocationDto,
  BuyerDto,
  PeriodDto,
  SellerDto,
  TaxGroupDto,
  WithholdingDto,
} from '../../invoices/index.js';
import { UnitDto } from '../../products/index.js';
import { creditNoteActions, creditNoteStatuses, creditReasons } from '../domain/credit-note.js';
import { creditNoteExample, creditNoteListExample } from '../credit-notes.examples.js';
import type { Tells } from '../../../../platform/index.js';
import type { creditNoteFates } from '../credit-notes.resource.js';

export class CreditNoteItemDto {
  @ApiProperty({ example: 'itm_01h455vb4pex5vsknk084sn02r' })
  id!: string;

  @ApiProperty({
    description: 'The item of the invoice; null for an amount of a tax rate.',
    type: String,
    nullable: true,
    example: 'itm_01h455vb4pex5vsknk084sn02q',
  })
  item_id!: string | null;

  @ApiProperty({ description: 'What is printed as its name.', example: 'Programming' })
  description!: string;

  @ApiProperty({
    description:
      'The product’s name on the item of the invoice. It and the fields that follow are null for an amount of a tax ' +
      'rate, and on credit notes from before they had them.',
    type: String,
    nullable: true,
    example: 'Programming',
  })
  product_name!: string | null;

  @ApiProperty({
    description: 'The description on the item of the invoice.',
    type: String,
    nullable: true,
    example: 'Week 47',
  })
  item_description!: string | null;

  @ApiProperty({ description: 'The note on the item of the invoice.', type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ description: 'What the quantity counts.', type: UnitDto, nullable: true })
  unit!: UnitDto | null;

  @ApiProperty({
    description: 'The price on the invoice, where the quantity times it is the amount.',
    type: Number,
    nullable: true,
    example: 95.5,
  })
  price!: number | null;

  @ApiProperty({
    description: 'How many units the price is for.',
    type: Number,
    nullable: true,
    example: 1,
  })
  price_base_quantity!: number | null;

  @ApiProperty({ description: 'The days that the item invoices.', type: PeriodDto, nullable: true })
  service_period!: PeriodDto | null;

  @ApiProperty({
    description: 'Null: only an amount is credited.',
    type: Number,
    nullable: true,
    example: 12.5,
  })
  quantity!: number | null;

  @ApiProperty({ description: 'Without tax.', example: 1193.75 })
  amount!: number;

  @ApiProperty({ description: 'Tax rate as a percentage.', example: 19 })
  tax_rate!: number;

  @ApiProperty({ enum: taxCategories, example: 'S' })
  tax_category!: TaxCategory;
}

/** A credit note in a list: without lines, parties and allocations. */
export class CreditNoteSummaryDto implements Tells<typeof creditNoteFates> {
  @ApiProperty({ example: 'crn_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the credit note.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: creditNoteStatuses, example: 'issued' })
  status!: string;

  @ApiProperty({ example: 'CN-2026-00001' })
  number!: string;

  @ApiProperty({ description: 'What it takes back.', example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoice_number!: string;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: 'As it stands on the invoice.', example: 'Difference Engines GmbH' })
  customer_name!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ type: String, format: 'date', example: '2026-11-21' })
  issue_date!: string;

  @ApiProperty({ enum: creditReasons, example: 'order_change' })
  reason!: string;

  @ApiProperty({ description: 'What is printed for the customer.', type: String, nullable: true })
  message!: string | null;

  @ApiProperty({ description: 'For yourselves; never printed.', type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'Sum of the items, without tax.', example: 1193.75 })
  subtotal!: number;

  @ApiProperty({ description: 'Sum of the taxes.', example: 226.81 })
  tax_total!: number;

  @ApiProperty({ description: 'What is taken back.', example: 1420.56 })
  total!: number;

  @ApiProperty({ description: 'What it takes back of what the customer withholds.', type: [WithholdingDto] })
  withholdings!: WithholdingDto[];

  @ApiProperty({ description: 'Its sum; total less this is given back.', example: 0 })
  withholding_total!: number;

  @ApiProperty({
    description:
      'How the invoice’s amount payable was rounded, when nothing is left of the invoice after this.',
    example: 0,
  })
  payable_rounding!: number;

  @ApiProperty({
    description: 'The allocations that lowered the amount due of invoices, its own invoice first.',
    example: 1420.56,
  })
  applied_amount!: number;

  @ApiProperty({ description: 'What was paid out.', example: 0 })
  refunded_amount!: number;

  @ApiProperty({ description: 'What is the customer’s credit.', example: 0 })
  unapplied_amount!: number;

  @ApiProperty({
    description: 'One group per tax rate, in the order of the invoice.',
    type: [TaxGroupDto],
  })
  tax_breakdown!: TaxGroupDto[];

  @ApiProperty({
    description: 'What may be done with it now.',
    enum: creditNoteActions,
    isArray: true,
    example: ['void'],
  })
  available_actions!: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  voided_at!: string | null;

  @ApiProperty({ description: 'When it was last sent.', type: String, format: 'date-time', nullable: true })
  sent_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

/** A part of a credit note that was paid out. */
export class CreditRefundDto {
  @ApiProperty({ description: 'How much was paid out, in the currency of the credit note.', example: 0.25 })
  amount!: number;

  @ApiProperty({
    description: 'How it went out, where somebody said.',
    enum: paymentMethods,
    nullable: true,
    example: 'bank_transfer',
  })
  method!: string | null;

  @ApiProperty({
    description: 'When it went out; null where it was recorded before days were kept.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-11-21',
  })
  refunded_on!: string | null;

  @ApiProperty({ description: 'What the bank statement says of it.', type: String, nullable: true })
  reference!: string | null;

  @ApiProperty({ description: 'When it was recorded.', type: String, format: 'date-time' })
  created_at!: string;
}

export class CreditNoteDto extends CreditNoteSummaryDto {
  static readonly example: CreditNoteDto = creditNoteExample;

  @ApiProperty({ description: 'Who issued the invoice.', type: SellerDto })
  seller!: SellerDto;

  @ApiProperty({ description: 'To whom.', type: BuyerDto })
  buyer!: BuyerDto;

  @ApiProperty({ description: 'What is taken back.', type: [CreditNoteItemDto] })
  items!: CreditNoteItemDto[];

  @ApiProperty({
    description: 'What it has settled, in order; of a void one, what it had settled.',
    type: [AllocationDto],
  })
  allocations!: AllocationDto[];

  @ApiProperty({ description: 'What was paid out of it, in order.', type: [CreditRefundDto] })
  refunds!: CreditRefundDto[];
}

export class CreditNoteListDto extends ListDto {
  static readonly example: CreditNoteListDto = creditNoteListExample;

  @ApiProperty({ type: [CreditNoteSummaryDto] })
  data!: CreditNoteSummaryDto[];
}
