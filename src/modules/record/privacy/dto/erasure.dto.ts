import { ApiProperty } from '@nestjs/swagger';
import { Flag, OneOf } from '../../../../platform/fields.js';
import { erasureReasons, type ErasureReason, type ErasureRequest } from '../domain/erasure.js';
import { keptKinds, type KeptKind } from '../domain/retention.js';
import { eraseCustomerExample, erasureExample } from '../privacy.examples.js';

const REASON = 'Why it is erased. There is no text, because it could name the person again.';

export class EraseCustomerDto implements ErasureRequest {
  static readonly example = eraseCustomerExample;

  @OneOf(erasureReasons, { description: REASON, example: 'requested' })
  reason!: ErasureReason;

  @Flag({
    description: 'True tells what would be erased and what has to stay, and changes nothing. False erases.',
    example: true,
  })
  dry_run!: boolean;
}

/** How much is erased at once. */
export class ErasedDto {
  @ApiProperty({ description: 'Drafts that lose their texts.', type: 'integer', example: 1 })
  drafts!: number;

  @ApiProperty({ description: 'Mails that lose recipients and texts.', type: 'integer', example: 4 })
  messages!: number;

  @ApiProperty({ description: 'Links to pages of invoices that end.', type: 'integer', example: 2 })
  links!: number;

  @ApiProperty({
    description: 'Documents and payments whose retention is over already.',
    type: 'integer',
    example: 0,
  })
  records!: number;
}

/** What a law asks to be kept. */
export class KeptRecordsDto {
  @ApiProperty({
    description: 'What they are; quotes count as invoices.',
    enum: keptKinds,
    example: 'invoices',
  })
  kind!: KeptKind;

  @ApiProperty({ description: 'How many.', type: 'integer', example: 3 })
  count!: number;

  @ApiProperty({
    description: 'The law that asks for it, by the country of the seller.',
    example: '§ 147 AO',
  })
  law!: string;

  @ApiProperty({ description: 'The last day on which they are kept.', format: 'date', example: '2034-12-31' })
  until!: string;
}

export class ErasureDto {
  static readonly example: ErasureDto = erasureExample;

  @ApiProperty({ description: 'Whose data it is.', example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: REASON, enum: erasureReasons, example: 'requested' })
  reason!: ErasureReason;

  @ApiProperty({ description: 'Whether nothing was changed.', example: true })
  dry_run!: boolean;

  @ApiProperty({ description: 'How much is erased at once.', type: ErasedDto })
  erased!: ErasedDto;

  @ApiProperty({ description: 'What has to stay, the first to go first.', type: [KeptRecordsDto] })
  kept!: KeptRecordsDto[];

  @ApiProperty({
    description: 'The day on which the first of it is erased by itself; null if nothing has to stay.',
    type: String,
    nullable: true,
    format: 'date',
    example: '2035-01-01',
  })
  next_on!: string | null;

  @ApiProperty({
    description: 'When it was erased; null for a dry run.',
    type: String,
    nullable: true,
    format: 'date-time',
    example: null,
  })
  erased_at!: string | null;
}
