import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { toContentDto } from '../../books/invoices/index.js';
import type { InvoiceTemplateDto } from './dto/invoice-template.dto.js';
import type { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';
import { invoiceTemplates } from './invoice-templates.resource.js';

/** A template in the form of the API. */
export function toInvoiceTemplateDto(row: InvoiceTemplateEntity): InvoiceTemplateDto {
  return {
    id: toTypeId(invoiceTemplates.idPrefix, row.id),
    version: row.version,
    name: row.name,
    content: toContentDto(row.content),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}
