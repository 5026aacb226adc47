import { ApiProperty } from '@nestjs/swagger';
import { TextList } from '../../../../platform/fields.js';
import { CreateInvoiceDto, InvoiceDetailsDto } from '../../../books/invoices/index.js';
import { documentFormats, type DocumentFormat } from '../domain/formats.js';
import { preflightReportExample, preflightReportListExample } from '../documents.examples.js';

export class FindingDto {
  @ApiProperty({
    description: 'The rule as its standard calls it; those with CTH are our own.',
    example: 'BR-DE-15',
  })
  rule!: string;

  @ApiProperty({ description: 'An error makes the document invalid.', enum: ['error', 'warning'] })
  severity!: string;

  @ApiProperty({ description: 'Business term of EN 16931.', example: 'BT-10' })
  term!: string;

  @ApiProperty({
    description: 'The resource whose field puts it right.',
    enum: ['invoice', 'organization', 'customer'],
    example: 'invoice',
  })
  where!: string;

  @ApiProperty({ description: 'That field, in the body of its request.', example: '#/buyer_reference' })
  pointer!: string;

  @ApiProperty({ description: 'What is wrong, for programs.', example: 'required' })
  code!: string;

  @ApiProperty({
    description: 'What to do, in a sentence.',
    example: 'A German public buyer needs its buyer reference (Leitweg-ID).',
  })
  message!: string;

  @ApiProperty({
    description: 'The organization or the customer; null where it is the document itself.',
    type: String,
    nullable: true,
  })
  target_id!: string | null;
}

export class CheckedByDto {
  @ApiProperty({ example: 'countinghouse' })
  name!: string;

  @ApiProperty({ description: 'Rules with their versions.', example: 'en16931-1.3.16 xrechnung-3.0.2' })
  rules!: string;

  @ApiProperty({
    description: 'Countries of the parties whose national rules are among them.',
    type: [String],
    example: ['DE'],
  })
  countries!: string[];

  @ApiProperty({
    description:
      'Countries of the parties whose national rules are not checked; `valid` says nothing of them.',
    type: [String],
    example: ['AT'],
  })
  countries_not_checked!: string[];
}

export class PreflightReportDto {
  static readonly example: PreflightReportDto = preflightReportExample;

  @ApiProperty({ enum: documentFormats, example: 'xrechnung_ubl' })
  format!: string;

  @ApiProperty({ description: 'Whether there are no errors.', example: false })
  valid!: boolean;

  @ApiProperty({ type: 'integer', example: 2 })
  errors!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  warnings!: number;

  @ApiProperty({ description: 'Nobody, for a format without rules.', type: [CheckedByDto] })
  checked_by!: CheckedByDto[];

  @ApiProperty({ description: 'Errors first; at most 200 of rules.', type: [FindingDto] })
  findings!: FindingDto[];
}

export class PreflightReportListDto {
  static readonly example: PreflightReportListDto = preflightReportListExample;

  @ApiProperty({ description: 'One for each format.', type: [PreflightReportDto] })
  data!: PreflightReportDto[];
}

export class PreflightInvoiceDto extends InvoiceDetailsDto {
  static override readonly example = { ...CreateInvoiceDto.example, formats: ['xrechnung_ubl'] };

  @TextList(
    {
      max: documentFormats.length,
      accepts: (text) => (documentFormats as readonly string[]).includes(text),
      detail: `Each must be one of ${documentFormats.join(', ')}.`,
    },
    {
      description: 'What it is to be valid in; else the customer’s format, else factur_x.',
      example: ['xrechnung_ubl'],
      optional: true,
      items: { enum: [...documentFormats] },
    },
  )
  formats?: DocumentFormat[];
}
