import { Injectable } from '@nestjs/common';
import { unknownReference, validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import {
  Files,
  UnitOfWork,
  type NamedFile,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { orderSweep, ReceivedFilesRepository } from '../received-files/index.js';
import { receivedFiles } from '../received-files/received-files.resource.js';
import { SuppliersRepository } from '../suppliers/index.js';
import { suppliers } from '../suppliers/suppliers.resource.js';
import { billChanged, billCreated, billDeleted } from './bills.events.js';
import { BillsRepository } from './bills.repository.js';
import type { BillDetails } from './domain/bill.js';
import type { BillEntity } from './entities/bill.entity.js';
import { lockedBillFor } from './lifecycle/locked-bill.js';
import type { ReadDocument } from './read/read-bill.js';
import { isRead, readFile } from './read/read-file.js';
import { readDraft, saidDraft } from './write/draft-of.js';
import { assertNew, examinedColumns } from './write/stored.js';

interface Typed {
  readonly media_type: string;
}

/** What suppliers ask an organization to pay, and what is done to bills that can still be changed. */
@Injectable()
export class BillsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /**
   * Adds a bill as a caller describes it, or as its file says.
   *
   * Raises `validation_failed`, `duplicate_document`, and `unreadable_document` for XML that is no invoice
   * and a PDF that cannot be looked into.
   */
  async create(who: Principal, details: BillDetails): Promise<BillEntity> {
    const document = await this.documentOf(who, details);
    return this.work.run(who, async (tx) => {
      await assertReferences(tx, details);
      const draft =
        document === undefined ? await saidDraft(tx, details) : await readDraft(tx, details, document);
      await assertNew(tx, draft, null);
      const bill = await new BillsRepository(tx).insert(await examinedColumns(tx, draft, null));
      tx.announce(billCreated(bill));
      return bill;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<BillEntity> {
    return this.work.read(who, (tx) => new BillsRepository(tx).get(id));
  }

  /**
   * Replaces what a caller may say of a bill that is not open yet.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition`, `validation_failed`, `duplicate_document`.
   */
  update(who: Principal, target: Target, details: BillDetails): Promise<BillEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedBillFor(tx, target, 'update');
      await assertReferences(tx, details);
      const draft = await saidDraft(tx, details, before);
      await assertNew(tx, draft, before.id);
      const columns = await examinedColumns(tx, draft, before.id);
      const bill = await new BillsRepository(tx).update(before, columns);
      if (before.file_id !== null && before.file_id !== bill.file_id) orderSweep(tx, before.file_id);
      tx.announce(billChanged('updated', before, bill));
      return bill;
    });
  }

  /** Deletes a bill that was never open. Its file stays for a while. Raises what `update` raises of states. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const before = await lockedBillFor(tx, target, 'delete');
      await new BillsRepository(tx).delete(before.id);
      if (before.file_id !== null) orderSweep(tx, before.file_id);
      tx.announce(billDeleted(before));
    });
  }

  /** What the file of a bill says, where it carries an electronic invoice and the caller does not say the total. */
  private async documentOf(who: Principal, details: BillDetails): Promise<ReadDocument | undefined> {
    const { file_id, total } = details;
    if (file_id === undefined || total !== undefined) return undefined;
    const file = await this.work.run(who, async (tx): Promise<(NamedFile & Typed) | undefined> => {
      await assertReferences(tx, details);
      const files = new ReceivedFilesRepository(tx);
      const { media_type } = await files.get(file_id);
      return isRead(media_type) ? { ...(await files.contentOf(file_id)), media_type } : undefined;
    });
    if (file === undefined) return undefined;
    const { content } = await this.files.whole(who.organizationId, file);
    return readFile(content, file.media_type);
  }
}

/** Refuses identifiers that nothing has, or only another organization. */
async function assertReferences(tx: Transaction, { file_id, supplier_id }: BillDetails): Promise<void> {
  const faults: FieldFault[] = [];
  const [file, supplier] = await Promise.all([
    file_id === undefined ? true : new ReceivedFilesRepository(tx).byId(file_id),
    supplier_id === undefined ? true : new SuppliersRepository(tx).byId(supplier_id),
  ]);
  if (file === undefined) faults.push({ pointer: '#/file_id', ...unknownReference(receivedFiles.noun) });
  if (supplier === undefined) faults.push({ pointer: '#/supplier_id', ...unknownReference(suppliers.noun) });
  if (faults.length > 0) throw validationFailed(faults);
}
