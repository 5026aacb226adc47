import { Injectable } from '@nestjs/common';
import { Files, UnitOfWork, type Principal } from '../../../platform/index.js';
import { DocumentsService, documentFormats } from '../../documents/index.js';
import { subjectOf, type MessageAttachment } from '../domain/message.js';
import type { MessageEntity } from '../entities/message.entity.js';
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
  ) {}

  /** Makes what is not stored yet. Raises what the documents raise; then the job tries again. */
  async of(
    who: Principal,
    { kind, object_id, attachments }: Pick<MessageEntity, 'kind' | 'object_id' | 'attachments'>,
  ): Promise<AttachedFile[]> {
    const type = subjectOf[kind];
    if (type === 'customer') return this.kept(who, attachments);
    const files: AttachedFile[] = [];
    for (const attachment of attachments) {
      const format = documentFormats.find((one) => one === attachment.format);
      if (format === undefined) throw new Error(`There is no format ${attachment.format}.`);
      const file = await this.documents.get(who, { type, id: object_id }, format);
      const { filename, media_type, content, sha256 } = file;
      const known = { format, filename, media_type, sha256: sha256.toString('hex'), bytes: content.length };
      files.push({ attachment: known, content });
    }
    return files;
  }

  /** What was made when the message was queued. */
  private async kept(who: Principal, attachments: readonly MessageAttachment[]): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const attachment of attachments) {
      const kept = await this.work.run(who, (tx) => new MessageFilesRepository(tx).file(attachment));
      const { content } = await this.files.whole(who.organizationId, kept);
      files.push({ attachment, content });
    }
    return files;
  }
}
