import type { Transaction } from '../../../../platform/index.js';
import { CreditNotesRepository, type CreditNoteWithItems } from '../../../books/credit-notes/index.js';
import { linkDays } from '../../documents/index.js';
import { InvoicesRepository, type InvoiceWithItems } from '../../../books/invoices/index.js';
import { works, type LinkTarget } from '../domain/link.js';
import type { LinkRow } from '../entities/link.entity.js';
import type { LinkedQuote, LinkedQuotes } from './linked-quotes.js';

/** What a link shows. */
export type LinkedDocument =
  | { readonly type: 'invoice'; readonly document: InvoiceWithItems }
  | { readonly type: 'credit_note'; readonly document: CreditNoteWithItems }
  | { readonly type: 'quote'; readonly document: LinkedQuote };

/** The document that a link shows, or would show. */
export async function linkedDocument(
  tx: Transaction,
  { type, id }: LinkTarget,
  quotes: LinkedQuotes,
): Promise<LinkedDocument | undefined> {
  if (type === 'invoice') {
    const invoice = await new InvoicesRepository(tx).byId(id);
    return invoice && { type, document: invoice };
  }
  if (type === 'quote') {
    const quote = await quotes.byId(tx, id);
    return quote && { type, document: quote };
  }
  const note = await new CreditNotesRepository(tx).byId(id);
  return note && { type, document: note };
}

/** Those links of a document that work now. */
export async function workingLinks(
  tx: Transaction,
  linked: LinkedDocument,
  links: readonly LinkRow[],
): Promise<LinkRow[]> {
  const days = await linkDays(tx);
  return links.filter((link) => works(link, { at: settledAt(linked, link), days }, tx.now));
}

/** Since when nothing is left to be done. Of a credit note, nothing is from the moment when its link is made. */
function settledAt({ type, document }: LinkedDocument, { created_at }: LinkRow): Date | null {
  if (type === 'quote') return document.closed_at;
  return type === 'invoice' ? (document.voided_at ?? document.paid_at) : created_at;
}
