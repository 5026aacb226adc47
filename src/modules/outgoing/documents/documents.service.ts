import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Files,
  UnitOfWork,
  type FileAnswer,
  type NamedFile,
  type Principal,
  type Transaction,
} from '../../../platform/index.js';
import type { OriginalOrder } from '../../books/invoices/index.js';
import { erasedIsForAuditors, mayReadErased } from './originals/erased.js';
import { documentStored } from './documents.events.js';
import { documentNotValid, notIssued } from './documents.problems.js';
import {
  DocumentsRepository,
  type IssuedFileSummary,
  type NewFile,
  type StoredFile,
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
import type { KeptLogo } from './domain/logo.js';
import { wholeLogo } from './logo/whole-logo.js';
import { attachedFiles } from './mapping/attached-files.js';
import { checkedDocument, withContents, type CheckedDocument } from './mapping/checked-document.js';
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
    private readonly files: Files,
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
    if (stored !== undefined) return this.whole(who, target, { ...stored, format });
    const { loaded, made } = await this.made(who, target, format);
    return loaded.issued_at === null ? made : this.stored(who, target, made);
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
    const target = { type, id };
    const missing = await this.work.run(who, async (tx) => {
      const loaded = await loadDocument(tx, target);
      const wanted = ordered ?? buyerOf(loaded.document)?.document_format;
      const format = documentFormats.find((one) => one === wanted);
      if (format === undefined) return undefined;
      const [files, parts] = await Promise.all([
        new DocumentsRepository(tx).files(id),
        partsOf(tx, loaded, format),
      ]);
      return files.some((file) => file.format === format) ? undefined : { loaded, format, parts };
    });
    if (missing === undefined) return;
    const { loaded, format, parts } = missing;
    const checked = checkedDocument(loaded.document, format);
    if (checked.report.valid)
      await this.stored(who, target, await this.written(who, loaded, { checked, parts }));
  }

  /** Another request may have been faster: what is stored counts, and both are the same. */
  private async stored(who: Principal, target: DocumentTarget, made: MadeFile): Promise<FileAnswer> {
    const first = await this.work.run(who, async (tx) => {
      const content = await this.files.keep(tx, made);
      const row = { document_id: target.id, size: made.content.length, ...made, content };
      const documents = new DocumentsRepository(tx);
      const stored = await documents.store(row);
      if (stored === undefined) return documents.file(target.id, made.format);
      tx.announce(documentStored(target, stored));
      return made;
    });
    if (first === undefined) throw new Error('An original was stored and is not there.');
    return this.whole(who, target, { ...first, format: made.format });
  }

  /** The original with its bytes. If they are lost, they are made again, out of what was frozen on issue. */
  private async whole(
    who: Principal,
    target: DocumentTarget,
    stored: StoredFile & { readonly format: DocumentFormat },
  ): Promise<FileAnswer> {
    const found = await this.files.find(who.organizationId, stored);
    if (found !== undefined) return { ...stored, content: found };
    const { content, sha256 } = (await this.made(who, target, stored.format)).made;
    if (!sha256.equals(stored.sha256))
      throw new Error(`The original ${stored.filename} is lost, and what is made now has another digest.`);
    await this.work.run(who, (tx) => this.files.keep(tx, { content, sha256 }));
    return { ...stored, content };
  }

  /** Writing takes longer than any lock should be held, so it is done between two transactions. */
  private async made(
    who: Principal,
    target: DocumentTarget,
    format: DocumentFormat,
  ): Promise<{ readonly loaded: LoadedDocument; readonly made: MadeFile }> {
    const { loaded, parts } = await this.work.run(who, async (tx) => {
      const loaded = await loadDocument(tx, target);
      return { loaded, parts: await partsOf(tx, loaded, format) };
    });
    if (loaded.issued_at === null && isElectronic(format)) throw notIssued();
    const checked = checkedDocument(loaded.document, format);
    if (!checked.report.valid) throw documentNotValid(checked.report);
    return { loaded, made: await this.written(who, loaded, { checked, parts }) };
  }

  private async written(
    { organizationId }: Principal,
    { document, issued_at }: LoadedDocument,
    { checked, parts: { files, logo, ...how } }: { readonly checked: CheckedDocument; readonly parts: Parts },
  ): Promise<MadeFile> {
    const contents = await Promise.all(files.map((file) => this.contentOf(organizationId, file)));
    const { content, writer } = await this.writers.write({
      document,
      ...withContents(checked, contents),
      logo: logo && (await wholeLogo(this.files, organizationId, logo)),
      ...how,
      isDraft: issued_at === null,
    });
    const { format, rules } = checked.report;
    return {
      format,
      media_type: mediaTypeOf(format),
      filename: fileNameOf(numberOf(document), format),
      content,
      sha256: createHash('sha256').update(content).digest(),
      writer,
      rules,
    };
  }

  private async contentOf(organizationId: string, file: NamedFile | undefined): Promise<Buffer | undefined> {
    return file && (await this.files.whole(organizationId, file)).content;
  }
}

/** A file that was written just now. */
type MadeFile = Omit<NewFile, 'document_id' | 'size' | 'content'> & FileAnswer;

/** What is kept of an erased customer is for managers and auditors (decision 0176). */
async function assertMayRead(tx: Transaction, { id }: DocumentTarget): Promise<void> {
  if (mayReadErased(tx.who)) return;
  if (await new DocumentsRepository(tx).isOfErased(id)) throw erasedIsForAuditors();
}

/** What a file is made of beside what the document says. */
interface Parts {
  readonly settings: VersionedSettings;
  readonly logo: KeptLogo | undefined;
  readonly isTest: boolean;
  /** The files that it carries, in the order of its attachments. */
  readonly files: readonly (NamedFile | undefined)[];
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
