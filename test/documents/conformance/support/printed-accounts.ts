import type { PdfRenderer } from '../../../../src/modules/outgoing/documents/rendering/index.js';
import { look } from '../../rendering/support/printed-documents.js';
import { receipt, reminderOf, statement } from '../../rendering/support/sample-accounts.js';
import { invoice } from '../../rendering/support/sample-invoice.js';

/** Each language, and how firmly its letter asks. */
const LETTERS = [
  ['en', 1],
  ['de', 2],
  ['fr', 3],
] as const;
const RECEIPT_LOCALES = ['en', 'de', 'fr', 'it', 'es', 'nl'];
const TEMPLATES = ['classic', 'plain'] as const;

/** Prints statements of account, letters of reminders and receipts, in each language and template, by their names. */
export async function* printedAccounts(renderer: PdfRenderer): AsyncGenerator<[name: string, file: Buffer]> {
  for (const [locale, step] of LETTERS) {
    for (const template of TEMPLATES) {
      const options = { parties: invoice, look: { ...look, template }, locale, isTest: false };
      yield [`statement-${template}-${locale}`, await renderer.renderStatement(statement, options)];
      yield [`reminder-${template}-${locale}`, await renderer.renderReminder(reminderOf(step), options)];
    }
  }
  for (const locale of RECEIPT_LOCALES) {
    for (const template of TEMPLATES) {
      const options = { parties: invoice, look: { ...look, template }, locale, isTest: false };
      yield [`receipt-${template}-${locale}`, await renderer.renderReceipt(receipt, options)];
    }
  }
}
