import { ApiProperty } from '@nestjs/swagger';
import type { InvoiceAttachment } from '../domain/attachment.js';

export class AttachmentDto implements InvoiceAttachment {
  static readonly example: AttachmentDto = {
    id: 'att_01h455vb4pex5vsknk084sn02q',
    reference: 'TS-2026-11',
    description: 'Time sheet of November',
    filename: 'time-sheet.csv',
    media_type: 'text/csv',
    size: 23,
    sha256: '64c413d0761491905a7443a22b23ac81d1dd58d0b2cd32f62a187df71071564f',
  };

  @ApiProperty({ example: 'att_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'What it is known by, once on an invoice.', example: 'TS-2026-11' })
  reference!: string;

  @ApiProperty({ description: 'What it is.', required: false, example: 'Time sheet of November' })
  description?: string;

  @ApiProperty({ description: 'Where the file is, of a link.', required: false })
  url?: string;

  @ApiProperty({ description: 'Of a file, as all that follows.', required: false, example: 'time-sheet.csv' })
  filename?: string;

  @ApiProperty({ description: 'Type of the file.', required: false, example: 'text/csv' })
  media_type?: string;

  @ApiProperty({ description: 'In bytes.', type: 'integer', required: false, example: 23 })
  size?: number;

  @ApiProperty({ description: 'In hexadecimal.', required: false })
  sha256?: string;
}
