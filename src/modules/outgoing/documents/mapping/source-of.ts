import type { DocumentSource } from '../../../../kernel/en16931/index.js';
import { sourceOfCreditNote } from './from-credit-note.js';
import { sourceOfInvoice } from './from-invoice.js';
import type { IssuedDocument } from './issued-document.js';

/** What an issued document says, for the writers of electronic documents. */
export function sourceOf(document: IssuedDocument): DocumentSource {
  return document.type === 'invoice'
    ? sourceOfInvoice(document.invoice, document.corrects)
    : sourceOfCreditNote(document.note, document.invoice);
}
