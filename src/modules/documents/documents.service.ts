import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork, type FileAnswer, type Principal } from '../../platform/index.js';
import type { OriginalOrder } from '../invoices/index.js';
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
  mediaTypeOf,
  type DocumentFormat,
} from './domain/formats.js';
import type { IssuedDocument } from './mapping/issued-document.js';
import { checkedDocument } from './mapping/checked-document.js';
import { loadDocument, type DocumentTarget, type LoadedDocument } from './mapping/load-document.js';

/** What can be had of a document in a format. */
export interface AvailableFile {
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
      return availableFile(
        loaded,
        format,
        files.find((file) => file.format === format),
      );
    });
  }

  /**
   * A document in a format: the original, made now if it is the first time; of a draft, a preview.
   *
   * Raises `not_found`, `not_issued` and `document_not_valid`.
   */
  async get(who: Principal, target: DocumentTarget, format: DocumentFormat): Promise<FileAnswer> {
    const stored = await this.work.read(who, (tx) => new DocumentsRepository(tx).file(target.id, format));
    if (stored !== undefined) return stored;
    const made = await this.made(who, target, format);
    if (made.isDraft) return made;
    const { isDraft: _isDraft, ...file } = made;
    const row = { document_id: target.id, format, size: file.content.length, ...file };
    // Another request may have been faster: what is stored counts, and both are the same.
    return this.work.run(who, (tx) => new DocumentsRepository(tx).store(row));
  }

  /** Makes the original that the customer's format asks for. One that is not valid is not made. */
  async storeOriginal(who: Principal, { type, document_id: id }: OriginalOrder): Promise<void> {
    const { document } = await this.work.run(who, (tx) => loadDocument(tx, { type, id }));
    const wanted = buyerOf(document)?.document_format;
    const format = documentFormats.find((one) => one === wanted);
    if (format === undefined || !checkedDocument(document, format).report.valid) return;
    await this.get(who, { type, id }, format);
  }

  /** Writing takes longer than any lock should be held, so it is done between two transactions. */
  private async made(who: Principal, target: DocumentTarget, format: DocumentFormat) {
    const { loaded, settings } = await this.work.run(who, async (tx) => {
      const loaded = await loadDocument(tx, target);
      const settings = await new DocumentsRepository(tx).settings(loaded.issued_at);
      return { loaded, settings };
    });
    const isDraft = loaded.issued_at === null;
    if (isDraft && isElectronic(format)) throw notIssued();
    return this.written(loaded.document, format, { settings, isDraft });
  }

  private async written(
    document: IssuedDocument,
    format: DocumentFormat,
    how: { readonly settings: VersionedSettings; readonly isDraft: boolean },
  ) {
    const checked = checkedDocument(document, format);
    if (!checked.report.valid) throw documentNotValid(checked.report);
    const { content, writer } = await this.writers.write({ document, ...checked, ...how });
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

function availableFile(
  { document, issued_at }: LoadedDocument,
  format: DocumentFormat,
  stored: IssuedFileSummary | undefined,
): AvailableFile {
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
