import { ApiProperty } from '@nestjs/swagger';
import { roundings } from '../domain/calculation-explained.js';
import { stepNames } from '../domain/calculation-trace.js';
import { invoiceStatuses } from '../domain/invoice.js';
import { InvoiceAmountsDto } from './invoice-amounts.dto.js';
import { PlannedInstalmentDto } from './payment-plan.dto.js';
import { CalculatedItemDto } from './invoice-item.dto.js';
import { calculatedInvoiceExample, calculationExample } from '../calculate/calculation.examples.js';

/** What an invoice would come to. */
export class CalculatedInvoiceDto extends InvoiceAmountsDto {
  static readonly example: CalculatedInvoiceDto = calculatedInvoiceExample;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: 'The customer’s name as it is now.', example: 'Difference Engines GmbH' })
  customer_name!: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  issue_date!: string | null;

  @ApiProperty({ type: String, format: 'date', example: '2026-12-21' })
  due_date!: string;

  @ApiProperty({
    description: 'The instalments; null where it is paid at once.',
    type: [PlannedInstalmentDto],
    nullable: true,
  })
  payment_plan!: readonly PlannedInstalmentDto[] | null;

  @ApiProperty({ description: 'The lines, in their order.', type: [CalculatedItemDto] })
  items!: CalculatedItemDto[];
}

export class CalculationShareDto {
  @ApiProperty({ description: 'To whom it was given.', example: 'line 1' })
  scope!: string;

  @ApiProperty({ description: 'Before rounding; `…` where it goes on.', example: '8.69565217…' })
  exact!: string;

  @ApiProperty({ example: 8.7 })
  amount!: number;
}

export class CalculationStepDto {
  @ApiProperty({ description: 'Which kind of step, for programs.', enum: stepNames, example: 'line_gross' })
  step!: string;

  @ApiProperty({
    description: 'What it is about: a line, a discount or charge, a tax group, or the document.',
    example: 'line 1',
  })
  scope!: string;

  @ApiProperty({ example: 'Quantity times price' })
  title!: string;

  @ApiProperty({ description: 'The rules of EN 16931 behind it.', type: [String], example: ['BR-24'] })
  rules!: readonly string[];

  @ApiProperty({ description: 'With the numbers that went in.', example: '12.5 × 95.5' })
  formula!: string;

  @ApiProperty({
    description:
      'Before rounding; `…` where it goes on. Null: nothing is rounded, or it is the sum of the shares.',
    type: String,
    nullable: true,
    example: '1193.75',
  })
  exact!: string | null;

  @ApiProperty({
    description: 'Half up is away from zero; by largest remainder, all shares add up to the result.',
    enum: roundings,
    example: 'half-up',
  })
  rounding!: string;

  @ApiProperty({ example: 1193.75 })
  result!: number;

  @ApiProperty({ description: 'Who was given which part of the result.', type: [CalculationShareDto] })
  shares!: CalculationShareDto[];
}

export class CalculationDto {
  static readonly example: CalculationDto = calculationExample;

  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ description: 'The version of the invoice.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ enum: invoiceStatuses, example: 'draft' })
  status!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ enum: ['document', 'line'], example: 'document' })
  tax_rounding!: string;

  @ApiProperty({ description: 'Whether prices, discounts and charges include tax.' })
  prices_include_tax!: boolean;

  @ApiProperty({ description: 'Every step, in the order in which it was taken.', type: [CalculationStepDto] })
  steps!: CalculationStepDto[];
}
