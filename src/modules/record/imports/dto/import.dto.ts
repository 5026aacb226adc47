import { ApiProperty } from '@nestjs/swagger';
import { tableDelimiters } from '../../../../kernel/tables/csv-table.js';
import { encodings } from '../../../../kernel/tables/file-text.js';
import { dateOrders } from '../../../../kernel/tables/date-cells.js';
import { tableDecimals } from '../../../../kernel/tables/number-cells.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  importFailures,
  importFormats,
  importKinds,
  importStates,
  onAlike,
  onExisting,
  onFaulty,
  onMissingCustomers,
  type ImportFailure,
  type ImportFormat,
  type ImportKind,
  type ImportState,
} from '../domain/import.js';
import type { importFates } from '../imports.resource.js';
import {
  ImportColumnDto,
  ImportFindingDto,
  ImportNumberingDto,
  ImportPlanDto,
  ImportProgressDto,
  ImportResultDto,
  ImportTotalsDto,
} from './import-parts.dto.js';

const instant = { type: String, format: 'date-time', nullable: true } as const;
const found = 'As it was found, or decided; null for rows of JSON.';

const facts = {
  id: 'imp_01h455vb4pex5vsknk084sn02q',
  version: 1,
  kind: 'customers',
  state: 'ready',
  source: 'former-books',
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  decimal_sign: ',',
  date_order: null,
  existing: 'leave',
  alike: 'create',
  faulty: 'stop',
  customers: 'existing',
  totals: [],
  numbering: null,
  plan: { create: 1, change: 0, leave: 1, faulty: 0 },
  progress: { done: 0, of: 2 },
  result: { created: 0, changed: 0, left: 0, taken_back: 0, kept: 0 },
  findings_count: 1,
  failure: null,
  created_by: 'usr_01h455vb4pex5vsknk084sn02q',
  committed_at: null,
  ended_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
} as const;

/** What lists and events tell of an import: nothing that names anybody. */
export class ImportFactsDto implements Tells<typeof importFates> {
  static readonly example: ImportFactsDto = facts;

  @ApiProperty({ example: facts.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the import.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'What the rows are.', enum: importKinds })
  kind!: ImportKind;

  @ApiProperty({
    description:
      '`ready` can be committed. `needs_attention`: the findings say what is to be mended or decided first. ' +
      '`committing` and `undoing` are under way. `failed`: `failure` says why; committing goes on where it stopped.',
    enum: importStates,
  })
  state!: ImportState;

  @ApiProperty({ description: 'Where they come from.', type: String, nullable: true })
  source!: string | null;

  @ApiProperty({ description: 'A file of values, or rows of JSON.', enum: importFormats })
  format!: ImportFormat;

  @ApiProperty({
    description: `The encoding of the file. ${found}`,
    type: String,
    enum: [...encodings, null],
    nullable: true,
  })
  encoding!: string | null;

  @ApiProperty({
    description: `What stands between two values. ${found}`,
    type: String,
    enum: [...tableDelimiters, null],
    nullable: true,
  })
  delimiter!: string | null;

  @ApiProperty({
    description: `The decimal sign. ${found}`,
    type: String,
    enum: [...tableDecimals, null],
    nullable: true,
  })
  decimal_sign!: string | null;

  @ApiProperty({ description: 'What becomes of rows whose identifier is there.', enum: onExisting })
  existing!: string;

  @ApiProperty({ description: 'What becomes of rows of the same name as one that is there.', enum: onAlike })
  alike!: string;

  @ApiProperty({ description: 'What becomes of rows that break a rule.', enum: onFaulty })
  faulty!: string;

  @ApiProperty({ description: 'Whom invoices may be of.', enum: onMissingCustomers })
  customers!: string;

  @ApiProperty({
    description: `The order of dates in the file, which is for invoices only. ${found}`,
    type: String,
    enum: [...dateOrders, null],
    nullable: true,
  })
  date_order!: string | null;

  @ApiProperty({
    description: 'What the invoices that would be created come to, by currency and year of issue.',
    type: [ImportTotalsDto],
  })
  totals!: readonly ImportTotalsDto[];

  @ApiProperty({
    description:
      'How your number series could go on behind the invoices: give `format`, `reset` and `first_number` to the ' +
      'settings. Null where no rule makes such numbers.',
    type: ImportNumberingDto,
    nullable: true,
  })
  numbering!: ImportNumberingDto | null;

  @ApiProperty({ description: 'What would become of the rows.', type: ImportPlanDto })
  plan!: ImportPlanDto;

  @ApiProperty({ description: 'How many rows are committed.', type: ImportProgressDto })
  progress!: ImportProgressDto;

  @ApiProperty({ description: 'What became of the rows.', type: ImportResultDto })
  result!: ImportResultDto;

  @ApiProperty({ description: 'How many findings there are.', type: 'integer', example: 1 })
  findings_count!: number;

  @ApiProperty({
    description:
      'Why it has failed. `interrupted`: it did not get on, as the log of the service says. `erasure`: personal data ' +
      'was erased meanwhile, and what was brought along with it.',
    type: String,
    enum: [...importFailures, null],
    nullable: true,
  })
  failure!: ImportFailure | null;

  @ApiProperty({
    description: 'The user who brought them along; null for a program.',
    type: String,
    nullable: true,
  })
  created_by!: string | null;

  @ApiProperty({ description: 'When it was committed.', ...instant })
  committed_at!: string | null;

  @ApiProperty({ description: 'When it was done, undone or had failed.', ...instant })
  ended_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class ImportDto extends ImportFactsDto {
  static override readonly example: ImportDto = {
    ...facts,
    mapping: { name: 'Company', external_id: 'Customer No' },
    columns: [
      { header: 'Customer No', field: 'external_id', samples: ['C-1', 'C-2'] },
      { header: 'Company', field: 'name', samples: ['Difference Engines GmbH', 'Analytical Society'] },
    ],
    findings: [ImportFindingDto.example],
  };

  @ApiProperty({
    description:
      'The header of the column for each field; empty for rows of JSON, and a week after the last change.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { name: 'Company' },
  })
  mapping!: Record<string, string>;

  @ApiProperty({ description: 'The columns of the file; kept for a week.', type: [ImportColumnDto] })
  columns!: ImportColumnDto[];

  @ApiProperty({
    description: 'The first 500 findings, faults first; kept for a week.',
    type: [ImportFindingDto],
  })
  findings!: ImportFindingDto[];
}

export class ImportListDto extends ListDto {
  static readonly example: ImportListDto = { data: [facts], has_more: false, next_cursor: null };

  @ApiProperty({ type: [ImportFactsDto] })
  data!: ImportFactsDto[];
}
