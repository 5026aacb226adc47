import { Decimal } from '../../../../kernel/money/decimal.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import { jsonForm } from '../domain/json-form.js';
import { withNumbers } from './stored-numbers.js';

/** What an invoice is made of, as it is stored, with exact numbers as texts. */
export type StoredContent = Readonly<Record<string, unknown>>;

/** Content as it is stored: exact numbers as texts. */
export function toStoredContent(content: Partial<InvoiceDetails>): StoredContent {
  return jsonForm(content);
}

/** Content that was stored, in the form that creates an invoice. */
export function contentOf(stored: StoredContent): InvoiceDetails {
  return withNumbers(stored, (text) => Decimal.ofStored(text)) as InvoiceDetails;
}
