import type { CurrencyCode } from '../../../kernel/money/currency.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import { Each, Id, Metadata, Nested } from '../../../platform/http/fields/nested-fields.js';
import { Flag, Price, Quantity, TaxRate } from '../../../platform/http/fields/number-fields.js';
import { Currency, Day, Text } from '../../../platform/http/fields/text-fields.js';
import { PaymentTermsDto } from '../../organizations/index.js';
import type { InvoiceDetails, ItemDetails, NewInvoice } from '../domain/invoice.js';

/** Printed on some forty pages; more belongs on several invoices. */
const ITEMS_MAX = 500;

export class CreateInvoiceItemDto implements ItemDetails {
  @Id('prd', { description: 'The product that is sold.' })
  product_id!: string;

  @Quantity({ description: 'How much of it; a negative quantity is a return.', example: 12.5 })
  quantity!: Decimal;

  @Price({ description: 'Price of one unit, without tax.', example: 95.5 })
  price!: Decimal;

  @TaxRate({
    description: 'Tax rate of this line as a percentage; else the invoice’s.',
    example: 7,
    optional: true,
  })
  tax_rate?: Decimal;

  @Text({ description: 'What is printed beside the name.', example: 'Week 47', max: 4000, optional: true })
  description?: string;
}

export class InvoiceDetailsDto implements InvoiceDetails {
  @Id('cus', { description: 'The customer who is to pay.' })
  customer_id!: string;

  @Each(() => CreateInvoiceItemDto, { description: 'The lines, in their order.', min: 1, max: ITEMS_MAX })
  items!: CreateInvoiceItemDto[];

  @TaxRate({ description: 'Tax rate of all lines without one of their own, as a percentage.', example: 19 })
  tax_rate!: Decimal;

  @Currency({ description: 'Else the customer’s currency, else the organization’s.', optional: true })
  currency?: CurrencyCode;

  @Day({ description: 'The issue date, as far as it is known.', optional: true })
  issue_date?: string;

  @Day({ description: 'When it is due; else it follows from the payment terms.', optional: true })
  due_date?: string;

  @Nested(() => PaymentTermsDto, {
    description: 'Else the customer’s terms, else the organization’s.',
    optional: true,
  })
  payment_terms?: PaymentTermsDto;

  @Text({
    description: 'The customer’s own sign, such as an order number.',
    example: 'PO 4711',
    max: 255,
    optional: true,
  })
  reference?: string;

  @Text({
    description: 'A note for yourselves.',
    example: 'Ask for a purchase order.',
    max: 4000,
    optional: true,
  })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}

export class CreateInvoiceDto extends InvoiceDetailsDto implements NewInvoice {
  @Flag({
    description: 'Issues the invoice at once, instead of keeping a draft.',
    example: false,
    optional: true,
  })
  finalize?: boolean;
}
