import { Base64, OneOf, Text } from '../../../../platform/fields.js';
import { ATTACHMENT_BYTES_MAX, attachmentKinds, type AttachmentDetails } from '../domain/attachment.js';

const address = { pattern: /^https?:\/\/[^\s<>"]+$/, detail: 'An address such as https://… was expected.' };
const name = {
  pattern: /^[^/\\:*?"<>|\u0000-\u001f]+$/,
  detail: 'A file name without a folder was expected.',
};

export class CreateAttachmentDto implements AttachmentDetails {
  static readonly example: CreateAttachmentDto = {
    reference: 'TS-2026-11',
    description: 'Time sheet of November',
    filename: 'time-sheet.csv',
    media_type: 'text/csv',
    content: 'RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=',
  };

  @Text({
    description: 'What the attachment is known by, once on an invoice.',
    example: 'TS-2026-11',
    max: 200,
  })
  reference!: string;

  @Text({ description: 'What it is.', example: 'Time sheet of November', max: 500, optional: true })
  description?: string;

  @Text({
    description: 'Name of the file, needed with content.',
    example: 'time-sheet.csv',
    max: 200,
    form: name,
    optional: true,
  })
  filename?: string;

  @OneOf(Object.keys(attachmentKinds), {
    description: 'Type of the file, needed with content.',
    example: 'text/csv',
    optional: true,
  })
  media_type?: string;

  @Base64({
    description: 'The file in base64: at most 5 MB of it, and 10 MB of all files of an invoice.',
    example: 'RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=',
    bytesMax: ATTACHMENT_BYTES_MAX,
    optional: true,
  })
  content?: string;

  @Text({
    description: 'Where the file is, in place of content.',
    example: 'https://files.example.com/ts-2026-11',
    max: 2000,
    form: address,
    optional: true,
  })
  url?: string;
}
