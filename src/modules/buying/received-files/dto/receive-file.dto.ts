import { Base64, Text } from '../../../../platform/fields.js';
import { FILE_BYTES_MAX, type FileDetails } from '../domain/received-file.js';
import { FILENAME_MAX, filenameForm } from '../domain/file-name.js';

const table = Buffer.from('Number;Date;Total\n2026-311;2026-11-20;119.00\n').toString('base64');

export class ReceiveFileDto implements FileDetails {
  static readonly example: ReceiveFileDto = { filename: 'bill.csv', content: table };

  @Base64({
    description:
      'The file in base64, up to 20 MB: a PDF, an XML document, a PNG, JPEG or TIFF image, CSV, or a whole mail. ' +
      'What it is follows from its first bytes.',
    example: table,
    bytesMax: FILE_BYTES_MAX,
  })
  content!: string;

  @Text({
    description: 'What the sender calls it, without a folder.',
    example: 'bill.csv',
    max: FILENAME_MAX,
    form: filenameForm,
    optional: true,
  })
  filename?: string;
}
