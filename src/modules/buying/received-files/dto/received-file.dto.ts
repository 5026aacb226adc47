import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { mediaTypes, type MediaType } from '../domain/file-kind.js';
import type { receivedFileFates } from '../received-files.resource.js';

const facts = {
  id: 'fil_01h455vb4pex5vsknk084sn02q',
  media_type: 'text/csv',
  size: 45,
  sha256: '2905afbbcbc62f5187a7ecbb5a4c2f97678e0887e6d436668956bd7fae43929e',
  received_at: '2026-11-21T10:00:00.000Z',
  created_at: '2026-11-21T10:00:00.000Z',
} as const;

/** What events tell of a file: nothing that names anybody. */
export class ReceivedFileFactsDto {
  static readonly example: ReceivedFileFactsDto = facts;

  @ApiProperty({ example: facts.id })
  id!: string;

  @ApiProperty({ description: 'What it is, by its first bytes.', enum: mediaTypes, example: 'text/csv' })
  media_type!: MediaType;

  @ApiProperty({ description: 'In bytes.', type: 'integer', example: facts.size })
  size!: number;

  @ApiProperty({ description: 'SHA-256 of the file, in hexadecimal.', example: facts.sha256 })
  sha256!: string;

  @ApiProperty({ description: 'When the same bytes came last.', type: String, format: 'date-time' })
  received_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}

export class ReceivedFileDto extends ReceivedFileFactsDto implements Tells<typeof receivedFileFates> {
  static override readonly example: ReceivedFileDto = { ...facts, filename: 'bill.csv' };

  @ApiProperty({
    description: 'What the sender called it when it first came.',
    type: String,
    nullable: true,
    example: 'bill.csv',
  })
  filename!: string | null;
}

export class ReceivedFileListDto extends ListDto {
  static readonly example: ReceivedFileListDto = {
    data: [ReceivedFileDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [ReceivedFileDto] })
  data!: ReceivedFileDto[];
}
