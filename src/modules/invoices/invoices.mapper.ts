import { toTypeId } from '../../kernel/ids/type-id.js';
import { toCustomerDto } from '../customers/index.js';
import { toAmountsDto, toCalculatedItemDto } from './amounts.mapper.js';
import type { InvoiceDto, InvoiceSummaryDto } from './dto/invoice.dto.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import type { ListedInvoice } from './invoices.queries.js';

/** An invoice with its lines in the form of the API. */
export function toInvoiceDto(invoice: InvoiceWithItems): InvoiceDto {
  const items = invoice.items.map((item) => {
    return { id: toTypeId('itm', item.id), ...toCalculatedItemDto(item, invoice.currency) };
  });
  return { ...fieldsOf(invoice), items };
}

/** An invoice in a list: without its lines, and with its customer if that was asked for. */
export function toInvoiceSummaryDto(invoice: ListedInvoice): InvoiceSummaryDto {
  const { customer } = invoice;
  return { ...fieldsOf(invoice), ...(customer !== undefined && { customer: toCustomerDto(customer) }) };
}

function fieldsOf(invoice: InvoiceEntity): Omit<InvoiceSummaryDto, 'customer'> {
  return {
    id: toTypeId('inv', invoice.id),
    version: invoice.version,
    status: invoice.status,
    number: invoice.number,
    customer_id: toTypeId('cus', invoice.customer_id),
    customer_name: invoice.customer_name,
    ...toAmountsDto(invoice),
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    payment_terms: invoice.payment_terms,
    reference: invoice.reference,
    note: invoice.note,
    message: invoice.message,
    metadata: invoice.metadata,
    created_at: invoice.created_at.toISOString(),
    updated_at: invoice.updated_at.toISOString(),
  };
}
