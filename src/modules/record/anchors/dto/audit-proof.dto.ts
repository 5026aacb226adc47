import { ApiProperty } from '@nestjs/swagger';
import { auditProofExample } from '../anchors.examples.js';
import { anchorFaults, type AnchorFault } from '../domain/anchor-faults.js';

export class AnchorFaultDto {
  @ApiProperty({ description: 'The number of the anchor.', type: 'integer', example: 7 })
  anchor!: number;

  @ApiProperty({
    description: 'What is wrong, for programs.',
    enum: Object.keys(anchorFaults),
    example: 'events_changed',
  })
  code!: AnchorFault;

  @ApiProperty({ description: 'What is wrong, in a sentence.', example: anchorFaults.events_changed })
  detail!: string;
}

export class AuditProofDto {
  static readonly example: AuditProofDto = auditProofExample;

  @ApiProperty({ description: 'No event was changed, added or removed in what was read.', example: true })
  intact!: boolean;

  @ApiProperty({ description: 'How many anchors were checked.', type: 'integer', example: 42 })
  anchors!: number;

  @ApiProperty({ description: 'How many events were read.', type: 'integer', example: 4711 })
  events!: number;

  @ApiProperty({
    description: 'The number of the last anchor that was checked; null if there is none.',
    type: 'integer',
    nullable: true,
    example: 42,
  })
  last_number!: number | null;

  @ApiProperty({
    description:
      'Its hash. Compare it with the one that you got when the anchor was made (`audit.anchored`): whoever rewrites ' +
      'events and anchors alike cannot rewrite that.',
    type: String,
    nullable: true,
    example: auditProofExample.last_hash,
  })
  last_hash!: string | null;

  @ApiProperty({ description: 'How many events no anchor covers yet.', type: 'integer', example: 17 })
  unanchored!: number;

  @ApiProperty({ description: 'What was found; at most 100.', type: [AnchorFaultDto], example: [] })
  faults!: AnchorFaultDto[];

  @ApiProperty({
    description: 'Ask again with it as `from`: one answer reads about 20000 events. Null at the end.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  next_from!: number | null;
}
