import { ApiProperty } from '@nestjs/swagger';
import { documentFormats, mediaTypes } from '../domain/formats.js';
import { documentListExample } from '../documents.examples.js';

const states = ['stored', 'available', 'not_valid', 'not_issued', 'preview'];

export class DocumentFileDto {
  @ApiProperty({
    description: 'The invoice or credit note.',
    pattern: '^(?:inv|crn)_[0-9a-z]{26}$',
    example: 'inv_01h455vb4pex5vsknk084sn02q',
  })
  document_id!: string;

  @ApiProperty({ enum: documentFormats, example: 'xrechnung_ubl' })
  format!: string;

  @ApiProperty({ enum: mediaTypes, example: 'application/xml' })
  media_type!: string;

  @ApiProperty({ description: 'Name that it is saved under.', example: 'INV-2026-00169.xml' })
  filename!: string;

  @ApiProperty({
    description:
      '`stored`: the original exists. `available`: it is made when it is first asked for. `not_valid`: rules of the ' +
      'format are broken; the preflight names them. `not_issued`: a draft has none. `preview`: a draft, never kept.',
    enum: states,
    example: 'stored',
  })
  state!: string;

  @ApiProperty({ description: 'How many rules are broken.', type: 'integer', example: 0 })
  errors!: number;

  @ApiProperty({ description: 'In bytes, of an original.', type: 'integer', nullable: true, example: 7931 })
  size!: number | null;

  @ApiProperty({ description: 'Of an original, in hexadecimal.', type: String, nullable: true })
  sha256!: string | null;

  @ApiProperty({ description: 'The rules that an original was held against.', type: String, nullable: true })
  rules!: string | null;

  @ApiProperty({
    description: 'When the original was made.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  created_at!: string | null;
}

export class DocumentListDto {
  static readonly example: DocumentListDto = documentListExample;

  @ApiProperty({ description: 'Every format.', type: [DocumentFileDto] })
  data!: DocumentFileDto[];
}
