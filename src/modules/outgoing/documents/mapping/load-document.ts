import { fromTypeId } from '../../../../kernel/ids/type-id.js';
import { notFound } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import type { FrozenCreditNote } from '../../../books/credit-notes/index.js';
import {
  asIfIssued,
  frozenInvoice,
  InvoicesRepository,
  issuedElsewhere,
  type FrozenInvoice,
} from '../../../books/invoices/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { NumberingRepository, type IssuedDocumentEntity } from '../../../books/numbering/index.js';
import type { InvoiceText, IssuedDocument, Predecessor } from './issued-document.js';

/** The invoice or credit note that a document is made of. */
export interface DocumentTarget {
  readonly type: 'invoice' | 'credit_note';
  readonly id: string;
}

/** What is known of it: what it says, and when it was issued; a draft was not. */
export interface LoadedDocument {
  readonly document: IssuedDocument;
  readonly issued_at: Date | null;
}

/** What is stored of a document: as it was issued, or a draft as it would be if it were issued today. */
export interface DocumentRows {
  readonly issued: IssuedDocumentEntity | undefined;
  readonly draft: FrozenInvoice | undefined;
}

/** Reads all that may be stored of a document, at once: whether an invoice is a draft is known only afterwards. */
export async function documentRows(tx: Transaction, { type, id }: DocumentTarget): Promise<DocumentRows> {
  const repository = new InvoicesRepository(tx);
  const [row, invoice, parties] = await Promise.all([
    new NumberingRepository(tx).documentOf(id),
    type === 'invoice' ? repository.byId(id) : undefined,
    type === 'invoice' ? repository.partiesOfInvoices([id]) : undefined,
  ]);
  if (row?.document_type === type) return { issued: row, draft: undefined };
  if (invoice && invoice.imported_from !== null) throw issuedElsewhere(invoice.number);
  const both = invoice && parties?.get(invoice.customer_id);
  const draft = invoice && both && asIfIssued(invoice, { ...both, now: tx.now });
  return { issued: undefined, draft };
}

/**
 * The document as it was issued; a draft as it would be if it were issued today. Raises `not_found` and
 * `issued_elsewhere`.
 */
export async function loadDocument(tx: Transaction, target: DocumentTarget): Promise<LoadedDocument> {
  return documentIn(tx, target, await documentRows(tx, target));
}

/** The same of rows that were read before. */
export async function documentIn(
  tx: Transaction,
  { type }: DocumentTarget,
  { issued, draft }: DocumentRows,
): Promise<LoadedDocument> {
  const noun = type === 'credit_note' ? 'credit note' : 'invoice';
  if (issued === undefined) {
    if (draft === undefined) throw notFound(noun);
    return { document: await invoiceDocument(tx, draft), issued_at: null };
  }
  const issued_at = issued.created_at;
  const text = textOf(issued, noun);
  if (type === 'credit_note') return { document: await creditNoteOf(tx, text), issued_at };
  return { document: await invoiceDocument(tx, JSON.parse(text) as InvoiceText), issued_at };
}

/** An invoice with the one that it stands in for. */
export async function invoiceDocument(tx: Transaction, invoice: InvoiceText): Promise<IssuedDocument> {
  const corrected = invoice.corrects_invoice_id && (await issuedInvoice(tx, invoice.corrects_invoice_id));
  return { type: 'invoice', invoice, corrects: corrected ? predecessorOf(corrected) : undefined };
}

async function creditNoteOf(tx: Transaction, text: string): Promise<IssuedDocument> {
  const note = JSON.parse(text) as FrozenCreditNote;
  return { type: 'credit_note', note, invoice: await issuedInvoice(tx, note.invoice_id) };
}

/** Takes the identifier as the API shows it. */
async function issuedInvoice(tx: Transaction, id: string): Promise<InvoiceText> {
  const uuid = fromTypeId(invoices.idPrefix, id);
  const row = uuid === undefined ? undefined : await new NumberingRepository(tx).documentOf(uuid);
  if (row === undefined) return invoiceOfBefore(tx, id, uuid);
  return JSON.parse(textOf(row, 'invoice')) as InvoiceText;
}

/** One that was issued elsewhere is in no chain: it is as it was brought along. */
async function invoiceOfBefore(tx: Transaction, id: string, uuid: string | undefined): Promise<InvoiceText> {
  const invoice = uuid === undefined ? undefined : await new InvoicesRepository(tx).byId(uuid);
  if (invoice === undefined || invoice.imported_from === null)
    throw new Error(`The issued invoice ${id} is not in its chain.`);
  return frozenInvoice(invoice);
}

/** Raises `not_found` for a document that was erased after its retention. */
function textOf({ document }: IssuedDocumentEntity, noun: string): string {
  if (document === null) throw notFound(noun);
  return document;
}

function predecessorOf({ number, issue_date }: InvoiceText): Predecessor {
  return { number: number ?? '', issue_date };
}
