import { ApiProperty } from '@nestjs/swagger';
import { seriesResets, type SeriesReset } from '../../../books/numbering/index.js';
import { severities, type ImportColumn, type ImportFinding, type NumberingAfter } from '../domain/import.js';

const count = { type: 'integer', example: 0 } as const;

/** What would become of the rows. */
export class ImportPlanDto {
  @ApiProperty({ description: 'Rows that would be created.', ...count })
  create!: number;

  @ApiProperty({ description: 'Rows whose customer or product would be changed.', ...count })
  change!: number;

  @ApiProperty({ description: 'Rows that would be left out.', ...count })
  leave!: number;

  @ApiProperty({ description: 'Rows that break a rule.', ...count })
  faulty!: number;
}

/** What invoices come to, by currency and year of issue; void ones count in their number only. */
export class ImportTotalsDto {
  @ApiProperty({ description: 'Their currency.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'In which they were issued.', type: 'integer', example: 2024 })
  year!: number;

  @ApiProperty({ description: 'How many invoices.', type: 'integer', example: 412 })
  invoices!: number;

  @ApiProperty({ description: 'Without tax.', example: 1000 })
  net!: number;

  @ApiProperty({ description: 'Tax, as the documents have it.', example: 190 })
  tax!: number;

  @ApiProperty({ description: 'With tax, as the documents have it.', example: 1190 })
  total!: number;

  @ApiProperty({ description: 'What was paid.', example: 1000 })
  paid!: number;

  @ApiProperty({ description: 'What is still due.', example: 190 })
  due!: number;

  @ApiProperty({ description: 'What the lines make of the tax.', example: 190 })
  calculated_tax!: number;

  @ApiProperty({ description: 'What the lines make of the total.', example: 1190 })
  calculated_total!: number;
}

/** How a number series could go on. */
export class ImportNumberingDto implements NumberingAfter {
  @ApiProperty({ description: 'The latest number of the file.', example: 'RE-2024-0187' })
  last_number!: string;

  @ApiProperty({ description: 'What the next one would be today.', example: 'RE-2024-0188' })
  next_number!: string;

  @ApiProperty({ description: 'How the numbers are written.', example: 'RE-{YYYY}-{SEQ:4}' })
  format!: string;

  @ApiProperty({ description: 'When the count begins again.', enum: seriesResets })
  reset!: SeriesReset;

  @ApiProperty({ description: 'The count of the next one.', type: 'integer', example: 188 })
  first_number!: number;
}

/** How far a commit is. */
export class ImportProgressDto {
  @ApiProperty({ description: 'Rows that are through.', ...count })
  done!: number;

  @ApiProperty({ description: 'All rows.', ...count })
  of!: number;
}

/** What became of the rows. */
export class ImportResultDto {
  @ApiProperty({ description: 'Rows that were created.', ...count })
  created!: number;

  @ApiProperty({ description: 'Rows whose customer or product was changed.', ...count })
  changed!: number;

  @ApiProperty({ description: 'Rows that were left out.', ...count })
  left!: number;

  @ApiProperty({ description: 'Those that were taken back.', ...count })
  taken_back!: number;

  @ApiProperty({
    description: 'Those that were not, because somebody has used or changed them since.',
    ...count,
  })
  kept!: number;
}

/** A column of a file. */
export class ImportColumnDto implements ImportColumn {
  @ApiProperty({
    description: 'Its header, or its place, such as `#5`, where it has none of its own.',
    example: 'Company',
  })
  header!: string;

  @ApiProperty({
    description: 'The field that it is read into.',
    type: String,
    nullable: true,
    example: 'name',
  })
  field!: string | null;

  @ApiProperty({
    description: 'What its first cells say.',
    type: [String],
    example: ['Difference Engines GmbH'],
  })
  samples!: readonly string[];
}

/** What there is to say of a row. */
export class ImportFindingDto implements ImportFinding {
  static readonly example: ImportFindingDto = {
    row: 3,
    column: 'Customer No',
    pointer: '#/external_id',
    severity: 'note',
    code: 'exists',
    detail: 'It is there already, and stays as it is.',
    existing_id: 'cus_01h455vb4pex5vsknk084sn02q',
  };

  @ApiProperty({
    description: 'The line of the file where the row begins, or its place among the rows; from 1.',
    type: 'integer',
  })
  row!: number;

  @ApiProperty({ description: 'The header of the column, if it is about one.', type: String, nullable: true })
  column!: string | null;

  @ApiProperty({
    description: 'The field within the row, as creating it names it.',
    example: '#/external_id',
  })
  pointer!: string;

  @ApiProperty({
    description: '`fault`: the row is refused. `note`: something that one should know.',
    enum: severities,
  })
  severity!: ImportFinding['severity'];

  @ApiProperty({ description: 'For programs.', example: 'exists' })
  code!: string;

  @ApiProperty({ description: 'For people.', example: 'It is there already, and stays as it is.' })
  detail!: string;

  @ApiProperty({ description: 'What is there already, if that is the point.', type: String, nullable: true })
  existing_id!: string | null;
}
