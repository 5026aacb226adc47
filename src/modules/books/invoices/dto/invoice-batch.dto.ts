import { ApiProperty, PickType } from '@nestjs/swagger';
import { ProblemDto } from '../../../../platform/index.js';
import { invoiceExample } from '../invoices.examples.js';
import { InvoiceDto } from './invoice.dto.js';

/** What creating a single invoice would have answered, without what is said of the whole request. */
export class EntryProblemDto extends PickType(ProblemDto, [
  'type',
  'title',
  'status',
  'detail',
  'code',
  'errors',
]) {}

/** Either `invoice` or `problem` is null. */
export class InvoiceOutcomeDto {
  @ApiProperty({ description: 'The place in the list that was sent, from 0.', type: 'integer', example: 0 })
  index!: number;

  @ApiProperty({ description: 'The new invoice; null if it is refused.', type: InvoiceDto, nullable: true })
  invoice!: InvoiceDto | null;

  @ApiProperty({
    description: 'Why it is refused; null if it is stored.',
    type: EntryProblemDto,
    nullable: true,
  })
  problem!: EntryProblemDto | null;
}

export class InvoiceBatchDto {
  static readonly example: InvoiceBatchDto = {
    created: 1,
    refused: 0,
    results: [{ index: 0, invoice: invoiceExample, problem: null }],
  };

  @ApiProperty({ description: 'How many are stored.', type: 'integer', example: 1 })
  created!: number;

  @ApiProperty({ description: 'How many are refused.', type: 'integer', example: 0 })
  refused!: number;

  @ApiProperty({
    description: 'What became of each, in the order in which they were sent.',
    type: [InvoiceOutcomeDto],
  })
  results!: InvoiceOutcomeDto[];
}
