import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { notFound, validationFailed } from '../../../kernel/problems/problem.js';
import {
  ANY_VERSION,
  Files,
  newId,
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  changeAttachments,
  InvoicesRepository,
  lockedInvoiceFor,
  type InvoiceAttachment,
} from '../../books/invoices/index.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { attachments } from './attachments.resource.js';
import {
  additionFaults,
  readAttachment,
  type AttachmentDetails,
  type ReadAttachment,
} from './domain/attachment.js';
import type { AttachmentEntity } from './entities/attachment.entity.js';

type Kept = Pick<AttachmentEntity, 'content' | 'sha256'>;

/** What goes with an invoice while it is a draft, and stays with it afterwards. */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /**
   * Attaches a file or a link to a draft.
   *
   * Raises `validation_failed`, `not_found`, `precondition_failed` and `invalid_state_transition`.
   */
  create(who: Principal, invoice: Target, details: AttachmentDetails): Promise<InvoiceAttachment> {
    const read = readAttachment(details);
    return this.work.run(who, async (tx) => {
      const before = await lockedInvoiceFor(tx, invoice, 'update');
      const present = before.attachments ?? [];
      const faults = read.faults.length > 0 ? read.faults : additionFaults(present, read);
      if (faults.length > 0) throw validationFailed(faults);
      const id = newId(tx.now);
      const attachment = { id: toTypeId(attachments.idPrefix, id), ...read.said };
      changeAttachments(tx, before, [...present, attachment]);
      const kept = await this.kept(tx, read);
      await new AttachmentsRepository(tx).insert({ id, invoice_id: before.id, ...kept });
      return attachment;
    });
  }

  /** The file. Raises `not_found`, of a link too: it has none. */
  async file(who: Principal, id: string): Promise<FileAnswer> {
    const file = await this.work.run(who, async (tx) => {
      const row = await new AttachmentsRepository(tx).byId(id);
      const invoice = row && (await new InvoicesRepository(tx).byId(row.invoice_id));
      const said = invoice?.attachments?.find((one) => one.id === toTypeId(attachments.idPrefix, id));
      if (row === undefined || said?.media_type === undefined) throw notFound(attachments.noun);
      const filename = (said.filename ?? '').replace(/[^A-Za-z0-9._-]+/g, '-');
      const sha256 = Buffer.from(said.sha256 ?? '', 'hex');
      return { content: row.content, media_type: said.media_type, filename, sha256 };
    });
    return this.files.whole(who.organizationId, file);
  }

  /** What the row of a file says of it; of a link there is nothing to say. */
  private async kept(tx: Transaction, { content, said }: ReadAttachment): Promise<Kept> {
    if (content === null) return { content: null, sha256: null };
    const sha256 = Buffer.from(said.sha256 ?? '', 'hex');
    return { content: await this.files.keep(tx, { content, sha256 }), sha256 };
  }

  /** Takes it off a draft. Raises `not_found` and `invalid_state_transition`. */
  delete(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const files = new AttachmentsRepository(tx);
      const key = await files.keyOf(id);
      if (key === undefined) throw notFound(attachments.noun);
      // Who takes off an attachment has seen that, whatever else became of the invoice.
      const before = await lockedInvoiceFor(tx, { id: key.invoice_id, seen: ANY_VERSION }, 'update');
      const others = (before.attachments ?? []).filter(
        (one) => one.id !== toTypeId(attachments.idPrefix, id),
      );
      changeAttachments(tx, before, others);
      await files.delete(id);
    });
  }
}
