import { documentFormats, type DocumentFormat, type DocumentTarget } from '../../documents/index.js';
import { subjectOf, type MessageAttachment } from '../domain/message.js';
import type { MessageEntity } from '../entities/message.entity.js';

/** An original that goes along with a message. */
export interface AttachedDocument {
  readonly target: DocumentTarget;
  readonly format: DocumentFormat;
}

/** The document that an attachment is an original of; undefined for a file that was made for the message alone. */
export function attachedDocument(
  { kind, object_id }: Pick<MessageEntity, 'kind' | 'object_id'>,
  { format: written, invoice_id }: MessageAttachment,
): AttachedDocument | undefined {
  const format = documentFormats.find((one) => one === written);
  if (format === undefined) return undefined;
  if (invoice_id !== undefined) return { target: { type: 'invoice', id: invoice_id }, format };
  const type = subjectOf[kind];
  if (type !== 'invoice' && type !== 'credit_note') return undefined;
  return { target: { type, id: object_id }, format };
}
