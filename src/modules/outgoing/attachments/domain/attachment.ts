import { createHash } from 'node:crypto';
import type { FieldFault } from '../../../../kernel/problems/problem.js';

/** What a caller says of an attachment: a file, or where one is. */
export interface AttachmentDetails {
  readonly reference: string;
  readonly description?: string | undefined;
  readonly filename?: string | undefined;
  readonly media_type?: string | undefined;
  /** In base64. */
  readonly content?: string | undefined;
  readonly url?: string | undefined;
}

/** What is said of one that was read, and then on its invoice. */
export interface AttachmentFacts {
  readonly reference: string;
  readonly description?: string;
  /** Of a link. */
  readonly url?: string;
  /** The others are those of a file. */
  readonly filename?: string;
  readonly media_type?: string;
  readonly size?: number;
  /** In hexadecimal. */
  readonly sha256?: string;
}

/** A scanned delivery note has some 300 KB a page. */
export const ATTACHMENT_BYTES_MAX = 5 * 1024 * 1024;

/** Of one invoice: a document is made of it as a whole, in memory. */
const INVOICE_BYTES_MAX = 10 * 1024 * 1024;

const ATTACHMENTS_MAX = 20;

const isText = (content: Buffer): boolean => !content.includes(0);
const beginsWith =
  (start: string) =>
  (content: Buffer): boolean =>
    content.subarray(0, start.length).toString('latin1') === start;

/** What may be attached (EN 16931, BR-CL-24), with how such a file begins. Spreadsheets are ZIP archives. */
export const attachmentKinds: Readonly<Record<string, (content: Buffer) => boolean>> = {
  'application/pdf': beginsWith('%PDF-'),
  'image/png': beginsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': beginsWith('\xff\xd8\xff'),
  'text/csv': isText,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': beginsWith('PK\x03\x04'),
  'application/vnd.oasis.opendocument.spreadsheet': beginsWith('PK\x03\x04'),
};

/** An attachment that was read: what is said of it, and its bytes. */
export interface ReadAttachment {
  readonly said: AttachmentFacts;
  readonly content: Buffer | null;
  readonly faults: readonly FieldFault[];
}

/** Reads what a caller says; with faults, nothing else of it counts. */
export function readAttachment(details: AttachmentDetails): ReadAttachment {
  const { content: base64, url } = details;
  const content = base64 === undefined ? null : Buffer.from(base64, 'base64');
  const faults = content === null ? linkFaults(details) : fileFaults(details, content);
  if (content !== null && url !== undefined)
    faults.push(fault('url', 'not_allowed', 'A file that is given needs no address.'));
  return { said: saidOf(details, content), content, faults };
}

/** What is wrong with adding an attachment to those that an invoice has. */
export function additionFaults(
  present: readonly AttachmentFacts[],
  { said }: Pick<ReadAttachment, 'said'>,
): FieldFault[] {
  const faults: FieldFault[] = [];
  const size = [...present, said].reduce((sum, one) => sum + (one.size ?? 0), 0);
  if (size > INVOICE_BYTES_MAX)
    faults.push(fault('content', 'too_long', 'All files of an invoice have at most 10 MB.'));
  if (present.length >= ATTACHMENTS_MAX)
    faults.push(fault('reference', 'too_many', `At most ${ATTACHMENTS_MAX} are possible.`));
  for (const name of ['reference', 'filename'] as const) {
    if (said[name] !== undefined && present.some((one) => one[name] === said[name]))
      faults.push(fault(name, 'repeated', 'Another attachment of the invoice has it.'));
  }
  return faults;
}

function linkFaults({ url, filename, media_type }: AttachmentDetails): FieldFault[] {
  const faults = url === undefined ? [fault('content', 'required', 'Give a file or an address.')] : [];
  if (filename !== undefined) faults.push(fault('filename', 'not_allowed', 'Only a file has a name.'));
  if (media_type !== undefined) faults.push(fault('media_type', 'not_allowed', 'Only a file has a type.'));
  return faults;
}

function fileFaults({ filename, media_type }: AttachmentDetails, content: Buffer): FieldFault[] {
  const faults: FieldFault[] = [];
  if (filename === undefined) faults.push(fault('filename', 'required', 'Name the file.'));
  if (media_type === undefined) faults.push(fault('media_type', 'required', 'Say what it is.'));
  else if (attachmentKinds[media_type]?.(content) !== true)
    faults.push(fault('content', 'wrong_format', `The content is no ${media_type}.`));
  if (content.length > ATTACHMENT_BYTES_MAX)
    faults.push(fault('content', 'too_long', 'At most 5 MB are possible.'));
  return faults;
}

function saidOf(details: AttachmentDetails, content: Buffer | null): ReadAttachment['said'] {
  const { reference, description, filename, media_type, url } = details;
  const described = { reference, ...(description !== undefined && { description }) };
  if (content === null) return { ...described, ...(url !== undefined && { url }) };
  return {
    ...described,
    ...(filename !== undefined && { filename }),
    ...(media_type !== undefined && { media_type }),
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

function fault(name: string, code: string, detail: string): FieldFault {
  return { pointer: `#/${name}`, code, detail };
}
