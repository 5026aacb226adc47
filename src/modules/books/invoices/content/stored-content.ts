import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { products } from '../../products/products.resource.js';
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

/** Stored content in the form of the API: numbers, and the identifiers of products. That of the customer stays. */
export function toContentDto(stored: StoredContent): Readonly<Record<string, unknown>> {
  const { items, ...content } = withNumbers(stored, Number) as Readonly<Record<string, unknown>>;
  if (items === undefined) return content;
  const lines = items as readonly { readonly product_id: string }[];
  const told = lines.map((line) => ({ ...line, product_id: toTypeId(products.idPrefix, line.product_id) }));
  return { ...content, items: told };
}
