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
import { DocumentsService } from '../../documents/index.js';
import { MailedQuotes } from '../compose/mailed-quotes.js';
import { QUOTE_FORMAT } from '../domain/attachments.js';
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
  ) {}

  /** Makes what is not stored yet. Raises what the documents raise; then the job tries again. */
  async of(
    who: Principal,
    message: Pick<MessageEntity, 'kind' | 'object_id' | 'attachments'>,
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
      else if (isToBeMade(attachment)) files.push(await this.quote(who, message.object_id));
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

  /** What a quote says when its message leaves for the first time. */
  private async quote(who: Principal, id: string): Promise<AttachedFile> {
    const made = await this.quotes.print(who, id);
    const { filename, media_type, content, sha256 } = made;
    const known = { filename, media_type, sha256: sha256.toString('hex'), bytes: content.length };
    return { attachment: { format: QUOTE_FORMAT, ...known }, content, made };
  }

  /** What was made when the message was queued, or for an attempt before this one. */
  private async kept(who: Principal, attachment: MessageAttachment): Promise<AttachedFile> {
    const kept = await this.work.run(who, (tx) => new MessageFilesRepository(tx).file(attachment));
    const { content } = await this.files.whole(who.organizationId, kept);
    return { attachment, content };
  }
}

/** A quote is printed when its message leaves; each later attempt has the same file. */
function isToBeMade({ format, sha256 }: MessageAttachment): boolean {
  return format === QUOTE_FORMAT && sha256 === null;
}

function attachmentId(id: string): Uuid {
  const uuid = fromTypeId(attachments.idPrefix, id);
  if (uuid === undefined) throw new Error(`${id} is no identifier.`);
  return uuid;
}
