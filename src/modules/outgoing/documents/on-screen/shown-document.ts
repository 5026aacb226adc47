import type { Transaction } from '../../../../platform/index.js';
import { DocumentsRepository } from '../documents.repository.js';
import { checkedDocument } from '../mapping/checked-document.js';
import { loadDocument, type DocumentTarget } from '../mapping/load-document.js';
import { printedFigures } from '../mapping/printed-figures.js';
import { localeOf, lookOf } from '../originals/look.js';
import { localeForms, screenPageOf, type LocaleForms, type ScreenPage } from '../rendering/index.js';

/** A document for the screen, in the language that it is printed in. */
export interface ShownDocument extends ScreenPage {
  readonly forms: LocaleForms;
}

/**
 * What a document says, in the words that it is printed in. Takes what is still to be paid, as a decimal.
 *
 * Raises `not_found`, of a document that was erased too.
 */
export async function shownDocument(
  tx: Transaction,
  target: DocumentTarget,
  due: string,
): Promise<ShownDocument> {
  const { document, issued_at } = await loadDocument(tx, target);
  const settings = await new DocumentsRepository(tx).settings(issued_at);
  const { invoice } = checkedDocument(document, 'pdf');
  const locale = localeOf(document) ?? settings.locale;
  const isTest = tx.mode === 'test';
  const options = { look: lookOf(settings), locale, printed: printedFigures(document), isTest };
  return { ...screenPageOf(invoice, options, due), forms: localeForms(locale) };
}
