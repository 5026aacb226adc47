import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  insufficientRole,
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Transaction,
} from '../../platform/index.js';
import { CustomersRepository } from '../customers/index.js';
import { audit } from '../events/events.resource.js';
import type { OriginalOrder } from '../invoices/index.js';
import { documentStored } from './documents.events.js';
import { documentNotValid, notIssued } from './documents.problems.js';
import {
  DocumentsRepository,
  type IssuedFileSummary,
  type VersionedSettings,
} from './documents.repository.js';
import { DocumentWriters } from './originals/document-writers.js';
import {
  documentFormats,
  fileNameOf,
  isElectronic,
  isPrinted,
  mediaTypeOf,
  type DocumentFormat,
} from './domain/formats.js';
import type { IssuedDocument } from './mapping/issued-document.js';
import type { LogoFile } from './domain/logo.js';
import { attachedFiles } from './mapping/attached-files.js';
import { checkedDocument, withContents } from './mapping/checked-document.js';
import { loadDocument, type DocumentTarget, type LoadedDocument } from './mapping/load-document.js';

/** What can be had of a document in a format. */
export interface AvailableFile {
  readonly target: DocumentTarget;
  readonly format: DocumentFormat;
  readonly filename: string;
  readonly state: 'stored' | 'available' | 'not_valid' | 'not_issued' | 'preview';
  /** The original, where it is stored. */
  readonly stored: IssuedFileSummary | undefined;
  /** How many rules it would break. */
  readonly errors: number;
}

/** Invoices and credit notes as files. Each original is made once, from what was frozen on issue. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writers: DocumentWriters,
  ) {}

  /** Every format with its state. Raises `not_found`. */
  async list(who: Principal, target: DocumentTarget): Promise<AvailableFile[]> {
    const { loaded, files } = await this.work.run(who, async (tx) => {
      const loaded = await loadDocument(tx, target);
      return { loaded, files: await new DocumentsRepository(tx).files(target.id) };
    });
    return documentFormats.map((format) => {
      const stored = files.find((file) => file.format === format);
      return { target, ...availableFile(loaded, format, stored) };
    });
  }

  /**
   * A document in a format: the original, made now if it is the first time; of a draft, a preview.
   *
   * Raises `not_found`, `not_issued`, `document_not_valid`, and `insufficient_scope` for an original that is only kept
   * because a law asks for it.
   */
  async get(who: Principal, target: DocumentTarget, format: DocumentFormat): Promise<FileAnswer> {
    const [stored] = await this.work.read(who, (tx) =>
      Promise.all([new DocumentsRepository(tx).file(target.id, format), assertMayRead(tx, target)]),
    );
    if (stored !== undefined) return stored;
    const made = await this.made(who, target, format);
    if (made.isDraft) return made;
    const { isDraft: _isDraft, ...file } = made;
    const row = { document_id: target.id, format, size: file.content.length, ...file };
    // Another request may have been faster: what is stored counts, and both are the same.
    return this.work.run(who, async (tx) => {
      const { stored, isNew } = await new DocumentsRepository(tx).store(row);
      if (isNew) tx.announce(documentStored(target, stored));
      return stored;
    });
  }

  /**
   * What files of a document can be had in these formats, without making them. Of a draft, what they will be.
   *
   * Raises `not_found` and `document_not_valid`.
   */
  async attachable(
    tx: Transaction,
    target: DocumentTarget,
    formats: readonly DocumentFormat[],
  ): Promise<AvailableFile[]> {
    const [loaded] = await Promise.all([loadDocument(tx, target), assertMayRead(tx, target)]);
    const files = await new DocumentsRepository(tx).files(target.id);
    return formats.map((format) => {
      const stored = files.find((file) => file.format === format);
      const { report } = checkedDocument(loaded.document, format);
      if (stored === undefined && !report.valid) throw documentNotValid(report);
      return { target, ...availableFile(loaded, format, stored) };
    });
  }

  /** Makes the original that was ordered, else that of the customer's format. One that is not valid is not made. */
  async storeOriginal(
    who: Principal,
    { type, document_id: id, format: ordered }: OriginalOrder,
  ): Promise<void> {
    const { document } = await this.work.run(who, (tx) => loadDocument(tx, { type, id }));
    const wanted = ordered ?? buyerOf(document)?.document_format;
    const format = documentFormats.find((one) => one === wanted);
    if (format === undefined || !checkedDocument(document, format).report.valid) return;
    await this.get(who, { type, id }, format);
  }

  /** Writing takes longer than any lock should be held, so it is done between two transactions. */
  private async made(who: Principal, target: DocumentTarget, format: DocumentFormat) {
    const { loaded, parts } = await this.work.run(who, async (tx) => {
      const loaded = await loadDocument(tx, target);
      return { loaded, parts: await partsOf(tx, loaded, format) };
    });
    const isDraft = loaded.issued_at === null;
    if (isDraft && isElectronic(format)) throw notIssued();
    return this.written(loaded.document, format, { ...parts, isDraft });
  }

  private async written(
    document: IssuedDocument,
    format: DocumentFormat,
    { files, ...how }: Parts & { readonly isDraft: boolean },
  ) {
    const checked = checkedDocument(document, format);
    if (!checked.report.valid) throw documentNotValid(checked.report);
    const { content, writer } = await this.writers.write({
      document,
      ...withContents(checked, files),
      ...how,
    });
    return {
      isDraft: how.isDraft,
      media_type: mediaTypeOf(format),
      filename: fileNameOf(numberOf(document), format),
      content,
      sha256: createHash('sha256').update(content).digest(),
      writer,
      rules: checked.report.rules,
    };
  }
}

/** What is kept of an erased customer is for managers and auditors (decision 0176). */
async function assertMayRead(tx: Transaction, { id }: DocumentTarget): Promise<void> {
  const { kind, manages, scopes } = tx.who;
  if (kind === 'system' || manages || scopes.has(audit.read)) return;
  if (!(await new CustomersRepository(tx).isOfErased(id))) return;
  throw insufficientRole('The customer was erased: only owners, admins and auditors may read the original.');
}

/** What a file is made of beside what the document says. */
interface Parts {
  readonly settings: VersionedSettings;
  readonly logo: LogoFile | undefined;
  readonly isTest: boolean;
  /** The files that it carries, in the order of its attachments. */
  readonly files: readonly (Buffer | undefined)[];
}

/** As it was when the document was issued. Only what is printed has a logo, only what is electronic carries files. */
async function partsOf(
  tx: Transaction,
  { document, issued_at }: LoadedDocument,
  format: DocumentFormat,
): Promise<Parts> {
  const documents = new DocumentsRepository(tx);
  const settings = await documents.settings(issued_at);
  const logo =
    isPrinted(format) && settings.logo !== null ? await documents.logoFile(settings.logo) : undefined;
  const files = isElectronic(format) ? await attachedFiles(tx, document) : [];
  return { settings, logo, files, isTest: tx.mode === 'test' };
}

function availableFile(
  { document, issued_at }: LoadedDocument,
  format: DocumentFormat,
  stored: IssuedFileSummary | undefined,
): Omit<AvailableFile, 'target'> {
  const filename = stored?.filename ?? fileNameOf(numberOf(document), format);
  const file = { format, filename, stored, errors: 0 };
  if (stored !== undefined) return { ...file, state: 'stored' };
  if (issued_at === null) return { ...file, state: isElectronic(format) ? 'not_issued' : 'preview' };
  const { valid, errors } = checkedDocument(document, format).report;
  return { ...file, errors, state: valid ? 'available' : 'not_valid' };
}

function numberOf(document: IssuedDocument): string {
  return (document.type === 'invoice' ? document.invoice.number : document.note.number) ?? '';
}

function buyerOf(document: IssuedDocument) {
  return document.type === 'invoice' ? document.invoice.buyer : document.note.buyer;
}
