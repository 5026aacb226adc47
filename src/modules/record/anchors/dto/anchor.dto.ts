import { ApiProperty } from '@nestjs/swagger';
import { anchorExample, anchorListExample } from '../anchors.examples.js';

const hash = { pattern: '^[0-9a-f]{64}$' };

export class AnchorDto {
  static readonly example: AnchorDto = anchorExample;

  @ApiProperty({ description: 'Its identifier.', pattern: '^anc_[0-9a-z]{26}$', example: anchorExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts from 1 without gaps.', type: 'integer', example: 42 })
  number!: number;

  @ApiProperty({ description: '`sequence` of its first event.', type: 'integer', example: 4661 })
  first_sequence!: number;

  @ApiProperty({ description: '`sequence` of its last event.', type: 'integer', example: 4711 })
  last_sequence!: number;

  @ApiProperty({ description: 'SHA-256 over its events.', ...hash, example: anchorExample.events_hash })
  events_hash!: string;

  @ApiProperty({
    description: 'The hash of the anchor before it; null for the first one.',
    type: String,
    nullable: true,
    ...hash,
    example: anchorExample.previous_hash,
  })
  previous_hash!: string | null;

  @ApiProperty({
    description: 'SHA-256 over everything above: it stands for all events up to `last_sequence`.',
    ...hash,
    example: anchorExample.hash,
  })
  hash!: string;

  @ApiProperty({ description: 'When it was made.', type: String, format: 'date-time' })
  created_at!: string;
}

export class AnchorListDto {
  static readonly example: AnchorListDto = anchorListExample;

  @ApiProperty({ description: 'The newest first.', type: [AnchorDto] })
  data!: AnchorDto[];

  @ApiProperty({ description: 'Whether there are more.', example: false })
  has_more!: boolean;

  @ApiProperty({
    description: 'Ask again with it as `before`; null at the end.',
    type: String,
    nullable: true,
    example: '42',
  })
  next_cursor!: string | null;
}
