import { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonForm, type InvoiceDetails } from '../../../books/invoices/index.js';
import { withNumbers } from '../domain/stored-numbers.js';
import type { StoredContent } from '../entities/recurring-invoice.entity.js';

/** The content as it is stored: exact numbers as texts. */
export function toStoredContent(content: InvoiceDetails): StoredContent {
  return jsonForm(content);
}

/** The content that was stored, in the form that creates an invoice. */
export function contentOf(stored: StoredContent): InvoiceDetails {
  return withNumbers(stored, decimalOf) as InvoiceDetails;
}

function decimalOf(text: string): Decimal {
  const decimal = Decimal.parse(text);
  if (decimal === undefined) throw new Error(`The stored number ${text} cannot be read.`);
  return decimal;
}
