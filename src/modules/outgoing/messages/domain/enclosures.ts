import { ATTACHMENT_BYTES_MAX, type MessageAttachment } from './message.js';

/** A file that goes with an invoice, as the invoice names it; a link has no file. */
export interface Enclosable {
  readonly id: string;
  readonly filename?: string;
  readonly media_type?: string;
  readonly size?: number;
  readonly sha256?: string;
}

/** What is left for the document itself: a long one with pictures has some 2 MB. */
const BYTES_MAX = ATTACHMENT_BYTES_MAX - 2_000_000;

/** People read these; they carry no files that a mail program shows. */
const READABLE = ['pdf', 'factur_x'];

/**
 * The files that go along with the mail of an invoice, as many as have room, in their order. A mail without a document
 * that people read has none: electronic documents carry them.
 */
export function enclosuresOf(
  attachments: readonly Enclosable[],
  formats: readonly string[],
): MessageAttachment[] {
  if (!formats.some((format) => READABLE.includes(format))) return [];
  let bytes = 0;
  return attachments.flatMap(({ id, filename, media_type, size = 0, sha256 }): MessageAttachment[] => {
    if (filename === undefined || media_type === undefined || sha256 === undefined) return [];
    if (bytes + size > BYTES_MAX) return [];
    bytes += size;
    return [{ attachment_id: id, format: 'enclosure', filename, media_type, sha256, bytes: size }];
  });
}
