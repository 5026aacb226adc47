import { ApiProperty } from '@nestjs/swagger';
import { documentTypes } from '../domain/number-series.js';
import { seriesAuditExample } from '../numbering.examples.js';

class SeriesEndDto {
  @ApiProperty({ example: 'INV-2026-00001' })
  number!: string;

  @ApiProperty({ type: String, format: 'date', example: '2026-11-21' })
  issue_date!: string;
}

export class SeriesAuditDto {
  static readonly example: SeriesAuditDto = seriesAuditExample;

  @ApiProperty({ example: 'ser_01h455vb4pex5vsknk084sn02q' })
  series_id!: string;

  @ApiProperty({ enum: documentTypes, example: 'invoice' })
  document_type!: string;

  @ApiProperty({ description: 'Nothing is missing, double, dated back or changed.', example: true })
  intact!: boolean;

  @ApiProperty({ description: 'How many were read.', type: 'integer', example: 41 })
  documents!: number;

  @ApiProperty({ type: SeriesEndDto, nullable: true })
  first!: SeriesEndDto | null;

  @ApiProperty({ type: SeriesEndDto, nullable: true })
  last!: SeriesEndDto | null;

  @ApiProperty({
    description: 'Numbers before which one or more are missing; at most 100.',
    type: [String],
    example: [],
  })
  gaps!: readonly string[];

  @ApiProperty({ description: 'Numbers that come twice; at most 100.', type: [String], example: [] })
  duplicates!: readonly string[];

  @ApiProperty({
    description: 'Numbers dated before their predecessor; at most 100.',
    type: [String],
    example: [],
  })
  backdated!: readonly string[];

  @ApiProperty({
    description: 'Numbers whose document or hash was changed; at most 100.',
    type: [String],
    example: [],
  })
  broken!: readonly string[];

  @ApiProperty({ description: 'End of the hash chain, in hexadecimal.', type: String, nullable: true })
  last_hash!: string | null;
}
