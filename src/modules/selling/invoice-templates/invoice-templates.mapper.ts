import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { withNumbers } from '../../books/invoices/index.js';
import { products } from '../../books/products/products.resource.js';
import type { InvoiceTemplateDto } from './dto/invoice-template.dto.js';
import type { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';
import { invoiceTemplates } from './invoice-templates.resource.js';

/** A template in the form of the API. */
export function toInvoiceTemplateDto(row: InvoiceTemplateEntity): InvoiceTemplateDto {
  return {
    id: toTypeId(invoiceTemplates.idPrefix, row.id),
    version: row.version,
    name: row.name,
    content: contentDto(row.content),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}

/** The content with identifiers as the API writes them. */
function contentDto(stored: InvoiceTemplateEntity['content']): Readonly<Record<string, unknown>> {
  const { items, ...content } = withNumbers(stored, Number) as Readonly<Record<string, unknown>>;
  if (items === undefined) return content;
  const lines = items as readonly { readonly product_id: string }[];
  const told = lines.map((line) => ({ ...line, product_id: toTypeId(products.idPrefix, line.product_id) }));
  return { ...content, items: told };
}
