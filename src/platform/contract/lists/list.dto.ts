import { ApiProperty } from '@nestjs/swagger';

/** The envelope of every list, without its data. */
export class ListDto {
  @ApiProperty({ description: 'Whether there are more after these.' })
  has_more!: boolean;

  @ApiProperty({
    description: 'The cursor of the next page; null on the last.',
    type: String,
    nullable: true,
  })
  next_cursor!: string | null;

  @ApiProperty({
    description: 'How many there are on all pages; only when `with_total=true` asks for it.',
    type: 'integer',
    required: false,
  })
  total_count?: number;
}
