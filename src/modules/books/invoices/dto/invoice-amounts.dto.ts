import { ApiProperty } from '@nestjs/swagger';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { WithholdingDto } from './withholding.dto.js';

export class AppliedAdjustmentDto {
  @ApiProperty({ description: 'Null: an amount was given.', type: Number, nullable: true, example: 10 })
  percent!: number | null;

  @ApiProperty({ description: 'What it comes to; with tax where prices include it.', example: 119.38 })
  amount!: number;

  @ApiProperty({ type: String, nullable: true, example: 'Volume' })
  reason!: string | null;

  @ApiProperty({ description: 'What the percentage is of, where it was given.', required: false })
  base_amount?: number;

  @ApiProperty({ description: 'Code of the reason, where it was given.', required: false, example: '95' })
  reason_code?: string;
}

export class TaxShareDto {
  @ApiProperty({ description: 'Tax category of EN 16931.', enum: taxCategories, example: 'S' })
  category!: TaxCategory;

  @ApiProperty({ description: 'Tax rate as a percentage.', example: 19 })
  rate!: number;

  @ApiProperty({ description: 'What falls into the tax group, without tax.', example: 119.38 })
  amount!: number;

  @ApiProperty({
    description: 'The whole that it is a part of: the lines of the group, without tax.',
    example: 1193.75,
  })
  base_amount!: number;
}

export class AppliedDocumentAdjustmentDto extends AppliedAdjustmentDto {
  @ApiProperty({
    description: 'What of it falls into each tax group, without tax. Not of invoices from before 0.2.',
    type: [TaxShareDto],
    required: false,
  })
  tax_shares?: TaxShareDto[];

  @ApiProperty({ description: 'Null: it is spread over all tax groups.', type: Number, nullable: true })
  tax_rate!: number | null;

  @ApiProperty({ type: String, enum: [...taxCategories, null], nullable: true })
  tax_category!: TaxCategory | null;
}

export class TaxGroupDto {
  @ApiProperty({ description: 'Tax category of EN 16931.', enum: taxCategories, example: 'S' })
  category!: TaxCategory;

  @ApiProperty({ description: 'Tax rate as a percentage.', example: 19 })
  rate!: number;

  @ApiProperty({
    description: 'Sum of the lines of this tax, with their part of the invoice’s discounts and charges.',
    example: 1193.75,
  })
  taxable!: number;

  @ApiProperty({ description: 'Tax on it.', example: 226.81 })
  tax!: number;

  @ApiProperty({ description: 'Why no tax is charged, where a reason is required.', required: false })
  exemption_reason?: string;

  @ApiProperty({
    description: 'The same as a code of the VATEX list, where it was given.',
    required: false,
    example: 'VATEX-EU-132',
  })
  exemption_code?: string;
}

/** Everything that a calculation depends on, and all that it comes to, but for the lines. */
export class InvoiceAmountsDto {
  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Tax rate of lines without one of their own, as a percentage.', example: 19 })
  tax_rate!: number;

  @ApiProperty({ description: 'Tax category of such lines.', enum: taxCategories, example: 'S' })
  tax_category!: TaxCategory;

  @ApiProperty({ description: 'Why no tax is charged, as it was given.', type: String, nullable: true })
  tax_exemption_reason!: string | null;

  @ApiProperty({
    description: 'Whether tax is rounded once per tax group or once per line.',
    enum: ['document', 'line'],
    example: 'document',
  })
  tax_rounding!: string;

  @ApiProperty({ description: 'Whether prices, discounts and charges include tax.' })
  prices_include_tax!: boolean;

  @ApiProperty({ description: 'Taken off the whole invoice.', type: [AppliedDocumentAdjustmentDto] })
  discounts!: AppliedDocumentAdjustmentDto[];

  @ApiProperty({ description: 'Added to the whole invoice.', type: [AppliedDocumentAdjustmentDto] })
  charges!: AppliedDocumentAdjustmentDto[];

  @ApiProperty({ description: 'Sum of the lines, without tax.', example: 1193.75 })
  subtotal!: number;

  @ApiProperty({ description: 'Sum of the invoice’s own discounts, without tax.', example: 0 })
  discount_total!: number;

  @ApiProperty({ description: 'Sum of the invoice’s own charges, without tax.', example: 0 })
  charge_total!: number;

  @ApiProperty({ description: 'Subtotal less discounts, plus charges.', example: 1193.75 })
  total_excluding_tax!: number;

  @ApiProperty({ description: 'Sum of the taxes.', example: 226.81 })
  tax_total!: number;

  @ApiProperty({
    description: 'What the invoice comes to: subtotal less discounts, plus charges, plus tax.',
    example: 1420.56,
  })
  total!: number;

  @ApiProperty({ description: 'What the customer withholds.', type: [WithholdingDto] })
  withholdings!: WithholdingDto[];

  @ApiProperty({ description: 'Its sum.', example: 0 })
  withholding_total!: number;

  @ApiProperty({
    description: 'What is to be paid is a multiple of this; null: it is not rounded.',
    type: Number,
    nullable: true,
  })
  round_payable_to!: number | null;

  @ApiProperty({
    description: 'What rounding adds to what is to be paid, or takes off it: computed, or as it was given.',
    example: 0,
  })
  payable_rounding!: number;

  @ApiProperty({ description: 'What had been paid before.', example: 0 })
  prepaid_amount!: number;

  @ApiProperty({
    description:
      'What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not ' +
      'change it; below zero, it is what was prepaid too much.',
    example: 1420.56,
  })
  amount_payable!: number;

  @ApiProperty({ example: 0 })
  amount_paid!: number;

  @ApiProperty({ description: 'What credit notes have lowered the amount due by.', example: 0 })
  amount_credited!: number;

  @ApiProperty({ description: 'What is still to pay.', example: 1420.56 })
  amount_due!: number;

  @ApiProperty({
    description: 'One group per tax category and rate, the highest rate first.',
    type: [TaxGroupDto],
  })
  tax_breakdown!: TaxGroupDto[];
}
