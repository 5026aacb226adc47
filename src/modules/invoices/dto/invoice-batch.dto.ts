import { ApiProperty } from '@nestjs/swagger';
import { invoiceExample } from '../invoices.examples.js';
import { InvoiceDto } from './invoice.dto.js';

export class EntryFaultDto {
  @ApiProperty({
    description: 'RFC 6901 pointer to the field, from the beginning of the whole body.',
    example: '#/invoices/1/items/0/product_id',
  })
  pointer!: string;

  @ApiProperty({ description: 'What is wrong, for programs.', example: 'unknown_reference' })
  code!: string;

  @ApiProperty({
    description: 'What is wrong, for people.',
    example: 'There is no product with this identifier.',
  })
  detail!: string;

  @ApiProperty({
    description: 'The rule of a standard that is broken, where it is one of an electronic document.',
    required: false,
    example: 'BR-DE-15',
  })
  rule?: string;

  @ApiProperty({
    description: 'Whose field it is, where that is not what was sent.',
    required: false,
    example: 'customer',
  })
  where?: string;
}

/** What creating a single invoice would have answered, without what is said of the whole request. */
export class EntryProblemDto {
  @ApiProperty({
    description: 'Address of the page that explains the code.',
    example: '/problems/validation_failed',
  })
  type!: string;

  @ApiProperty({ description: 'The name of the problem.', example: 'Some fields are not acceptable' })
  title!: string;

  @ApiProperty({ description: 'The HTTP status of a single request.', type: 'integer', example: 422 })
  status!: number;

  @ApiProperty({ description: 'A sentence about this occurrence.', example: 'One field is not acceptable.' })
  detail!: string;

  @ApiProperty({ description: 'What is wrong, for programs.', example: 'validation_failed' })
  code!: string;

  @ApiProperty({ description: 'All faults at once.', type: [EntryFaultDto], required: false })
  errors?: EntryFaultDto[];
}

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
