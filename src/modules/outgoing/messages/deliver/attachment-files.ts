import { Injectable } from '@nestjs/common';
import { fromTypeId, type Uuid } from '../../../../kernel/ids/type-id.js';
import {
  Files,
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Transaction,
} from '../../../../platform/index.js';
import { AttachmentsService } from '../../attachments/index.js';
import { attachments } from '../../attachments/attachments.resource.js';
import { CustomersRepository } from '../../../books/customers/index.js';
import { DocumentsService } from '../../documents/index.js';
import { Receipts } from '../../receipts/index.js';
import { MailedQuotes } from '../compose/mailed-quotes.js';
import { QUOTE_FORMAT, RECEIPT_FORMAT } from '../domain/attachments.js';
import { messageLanguageOf } from '../domain/built-in-templates.js';
import type { MessageAttachment } from '../domain/message.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { attachedDocument, type AttachedDocument } from './attached-document.js';
import { MessageFilesRepository } from './message-files.repository.js';

/** A file as it goes along, with its digest and size. */
export interface AttachedFile {
  readonly attachment: MessageAttachment;
  readonly content: Buffer;
  /** Made for this message, and not kept yet. */
  readonly made?: FileAnswer;
}

/** The originals that go along with messages. They are made once, so that each attempt has the same. */
@Injectable()
export class AttachmentFiles {
  constructor(
    private readonly documents: DocumentsService,
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly attachments: AttachmentsService,
    private readonly quotes: MailedQuotes,
    private readonly receipts: Receipts,
  ) {}

  /** Makes what is not stored yet. Raises what the documents raise; then the job tries again. */
  async of(
    who: Principal,
    message: Pick<MessageEntity, 'kind' | 'object_id' | 'customer_id' | 'language' | 'attachments'>,
  ): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const attachment of message.attachments) {
      const document = attachedDocument(message, attachment);
      if (attachment.attachment_id !== undefined) {
        const { content } = await this.attachments.file(who, attachmentId(attachment.attachment_id));
        files.push({ attachment, content });
        continue;
      }
      if (document !== undefined) files.push(await this.original(who, document, attachment));
      else if (isToBeMade(attachment)) files.push(...(await this.made(who, message, attachment)));
      else files.push(await this.kept(who, attachment));
    }
    return files;
  }

  private async original(
    who: Principal,
    { target, format }: AttachedDocument,
    before: MessageAttachment,
  ): Promise<AttachedFile> {
    const { filename, media_type, content, sha256 } = await this.documents.get(who, target, format);
    const known = { filename, media_type, sha256: sha256.toString('hex'), bytes: content.length };
    return { attachment: { ...before, ...known }, content };
  }

  /** Keeps what was made for a message alone, in the transaction that stores that it leaves. */
  async keep(tx: Transaction, files: readonly AttachedFile[]): Promise<MessageAttachment[]> {
    const attachments: MessageAttachment[] = [];
    for (const { attachment, made } of files) {
      if (made === undefined) attachments.push(attachment);
      else {
        const kept = await this.files.keep(tx, made);
        const { format } = attachment;
        attachments.push(await new MessageFilesRepository(tx).store(made, { format, kept }));
      }
    }
    return attachments;
  }

  /** What a quote or a receipt says when its message leaves; nothing where there is none of it any more. */
  private async made(
    who: Principal,
    message: Making,
    { format }: MessageAttachment,
  ): Promise<AttachedFile[]> {
    const { object_id: id } = message;
    const made =
      format === QUOTE_FORMAT
        ? await this.quotes.print(who, id)
        : await this.receipts.printIfThere(who, id, await this.languageOf(who, message));
    if (made === undefined) return [];
    const { filename, media_type, content, sha256 } = made;
    const known = { filename, media_type, sha256: sha256.toString('hex'), bytes: content.length };
    return [{ attachment: { format, ...known }, content, made }];
  }

  /** That of the message; that of the customer, in which papers are printed, where no mail is written in it. */
  private languageOf(who: Principal, { customer_id, language }: Making): Promise<string | undefined> {
    return this.work.run(who, async (tx) => {
      const { locale } = await new CustomersRepository(tx).get(customer_id);
      return locale !== null && messageLanguageOf(locale) === undefined ? undefined : language;
    });
  }

  /** What was made when the message was queued, or for an attempt before this one. */
  private async kept(who: Principal, attachment: MessageAttachment): Promise<AttachedFile> {
    const kept = await this.work.run(who, (tx) => new MessageFilesRepository(tx).file(attachment));
    const { content } = await this.files.whole(who.organizationId, kept);
    return { attachment, content };
  }
}

type Making = Pick<MessageEntity, 'object_id' | 'customer_id' | 'language'>;

/**
 * A quote is printed when its message leaves, and each later attempt has the same file. A receipt is printed at each,
 * as its text is made anew: both say what holds then.
 */
function isToBeMade({ format, sha256 }: MessageAttachment): boolean {
  return format === RECEIPT_FORMAT || (format === QUOTE_FORMAT && sha256 === null);
}

function attachmentId(id: string): Uuid {
  const uuid = fromTypeId(attachments.idPrefix, id);
  if (uuid === undefined) throw new Error(`${id} is no identifier.`);
  return uuid;
}
