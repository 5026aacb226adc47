import { ApiProperty } from '@nestjs/swagger';
import { documentTypes, seriesResets } from '../domain/number-series.js';
import { numberSeriesExample, numberSeriesListExample } from '../numbering.examples.js';

export class NumberSeriesDto {
  static readonly example: NumberSeriesDto = numberSeriesExample;

  @ApiProperty({ example: 'ser_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the series.', type: 'integer', example: 42 })
  version!: number;

  @ApiProperty({ description: 'Whose numbers it makes.', enum: documentTypes, example: 'invoice' })
  document_type!: string;

  @ApiProperty({
    description: '{YYYY}, {YY}, {MM}, {FY:07}, {FYY:07} and {SEQ:5} are filled in.',
    example: 'INV-{YYYY}-{SEQ:5}',
  })
  format!: string;

  @ApiProperty({ description: 'When it begins again at 1.', enum: seriesResets, example: 'yearly' })
  reset!: string;

  @ApiProperty({ description: 'The count of its first document.', type: 'integer', example: 1 })
  first_number!: number;

  @ApiProperty({ description: 'How many documents were issued.', type: 'integer', example: 41 })
  documents!: number;

  @ApiProperty({ description: 'What a document issued now would get.', example: 'INV-2026-00042' })
  next_number!: string;

  @ApiProperty({
    description: 'The latest; none is issued with an earlier one.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-11-21',
  })
  last_issue_date!: string | null;

  @ApiProperty({ description: 'End of the hash chain, in hexadecimal.', type: String, nullable: true })
  last_hash!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class NumberSeriesListDto {
  static readonly example: NumberSeriesListDto = numberSeriesListExample;

  @ApiProperty({ description: 'All of them, that of invoices first.', type: [NumberSeriesDto] })
  data!: NumberSeriesDto[];
}
