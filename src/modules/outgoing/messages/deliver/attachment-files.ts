import { Injectable } from '@nestjs/common';
import { fromTypeId, type Uuid } from '../../../../kernel/ids/type-id.js';
import { Files, UnitOfWork, type Principal } from '../../../../platform/index.js';
import { AttachmentsService } from '../../attachments/index.js';
import { attachments } from '../../attachments/attachments.resource.js';
import { DocumentsService } from '../../documents/index.js';
import type { MessageAttachment } from '../domain/message.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { attachedDocument, type AttachedDocument } from './attached-document.js';
import { MessageFilesRepository } from './message-files.repository.js';

/** A file as it goes along, with its digest and size. */
export interface AttachedFile {
  readonly attachment: MessageAttachment;
  readonly content: Buffer;
}

/** The originals that go along with messages. They are made once, so that each attempt has the same. */
@Injectable()
export class AttachmentFiles {
  constructor(
    private readonly documents: DocumentsService,
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly attachments: AttachmentsService,
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
      files.push(
        document === undefined
          ? await this.kept(who, attachment)
          : await this.original(who, document, attachment),
      );
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

  /** What was made when the message was queued. */
  private async kept(who: Principal, attachment: MessageAttachment): Promise<AttachedFile> {
    const kept = await this.work.run(who, (tx) => new MessageFilesRepository(tx).file(attachment));
    const { content } = await this.files.whole(who.organizationId, kept);
    return { attachment, content };
  }
}

function attachmentId(id: string): Uuid {
  const uuid = fromTypeId(attachments.idPrefix, id);
  if (uuid === undefined) throw new Error(`${id} is no identifier.`);
  return uuid;
}
