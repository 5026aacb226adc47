import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { dataExportFates } from '../data-exports.resource.js';
import {
  decimalSigns,
  delimiters,
  exportFailures,
  exportFormats,
  exportStates,
  type ExportFailure,
  type ExportFormat,
  type ExportState,
} from '../domain/data-export.js';

const instant = { type: String, format: 'date-time', nullable: true } as const;

/** How far an export is. */
export class DataExportProgressDto {
  @ApiProperty({ description: 'Rows that were written.', type: 'integer', example: 1250 })
  done!: number;

  @ApiProperty({
    description: 'All rows; null until they are counted.',
    type: 'integer',
    nullable: true,
    example: 1250,
  })
  of!: number | null;
}

export class DataExportDto implements Tells<typeof dataExportFates> {
  static readonly example: DataExportDto = {
    id: 'dex_01h455vb4pex5vsknk084sn02q',
    version: 3,
    state: 'ready',
    format: 'ndjson',
    delimiter: ',',
    decimal_sign: '.',
    kinds: ['customers', 'invoices', 'invoice_items'],
    with_files: true,
    progress: { done: 1250, of: 1250 },
    size: 183_204,
    sha256: '3b4c2d9ffb6b6a0e9b9f1d0f5d3f9b1d8f7b6f63cbcd93aa56ffc51a20fb6a2c',
    failure: null,
    created_by: 'usr_01h455vb4pex5vsknk084sn02q',
    snapshot_at: '2026-11-21T10:00:01.000Z',
    ready_at: '2026-11-21T10:00:04.000Z',
    expires_at: '2026-11-28T10:00:04.000Z',
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:04.000Z',
  };

  @ApiProperty({ example: 'dex_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({
    description: 'Counts the changes of the export, except its progress.',
    type: 'integer',
    example: 3,
  })
  version!: number;

  @ApiProperty({
    description:
      '`queued` and `running` come first. `ready`: it can be downloaded until `expires_at`. `failed`: `failure` says ' +
      'why; ask for it again. `expired`: the file is deleted.',
    enum: exportStates,
  })
  state!: ExportState;

  @ApiProperty({ description: 'What the rows are written as.', enum: exportFormats })
  format!: ExportFormat;

  @ApiProperty({ description: 'What separates the values of a line of CSV.', enum: delimiters })
  delimiter!: string;

  @ApiProperty({ description: 'The decimal sign of numbers in CSV.', enum: decimalSigns })
  decimal_sign!: string;

  @ApiProperty({ description: 'The kinds of rows that it has: a file each.', type: [String] })
  kinds!: string[];

  @ApiProperty({ description: 'Whether originals, attachments and other files are in it.' })
  with_files!: boolean;

  @ApiProperty({ description: 'How far it is.', type: DataExportProgressDto })
  progress!: DataExportProgressDto;

  @ApiProperty({
    description: 'The length of the ZIP in bytes; null until it is ready.',
    type: 'integer',
    nullable: true,
  })
  size!: number | null;

  @ApiProperty({ description: 'SHA-256 of the ZIP; null until it is ready.', type: String, nullable: true })
  sha256!: string | null;

  @ApiProperty({
    description:
      'Why it failed or expired. `interrupted`: the service ended each time it was at it. `error`: the log of the ' +
      'service says what went wrong. `retention`: a week is over. `erasure`: personal data was erased since.',
    type: String,
    enum: [...exportFailures, null],
    nullable: true,
  })
  failure!: ExportFailure | null;

  @ApiProperty({ description: 'The user who asked for it.', type: String, nullable: true })
  created_by!: string | null;

  @ApiProperty({ description: 'It has everything that was stored by then.', ...instant })
  snapshot_at!: string | null;

  @ApiProperty({ description: 'Since when it can be downloaded.', ...instant })
  ready_at!: string | null;

  @ApiProperty({ description: 'When the file is deleted, or was.', ...instant })
  expires_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class DataExportListDto extends ListDto {
  static readonly example: DataExportListDto = {
    data: [DataExportDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [DataExportDto] })
  data!: DataExportDto[];
}
