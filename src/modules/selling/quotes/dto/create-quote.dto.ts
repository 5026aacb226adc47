import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import {
  Currency,
  Day,
  Each,
  Flag,
  Id,
  Metadata,
  OneOf,
  TaxRate,
  Text,
} from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import {
  Adjustments,
  CreateInvoiceItemDto,
  DocumentAdjustmentDto,
  ITEMS_MAX,
} from '../../../books/invoices/index.js';
import { createQuoteExample } from '../quotes.examples.js';

/** As long as general terms are; longer ones are a document of their own. */
const TERMS_MAX = 10_000;

export class CreateQuoteItemDto extends CreateInvoiceItemDto {
  @Flag({
    description: 'Whether the customer may leave it out. It is part of the total once it is chosen.',
    example: false,
    optional: true,
  })
  optional?: boolean;

  @Text({
    description:
      'Lines with the same name are alternatives: one of them holds, the first until another is chosen. Where all ' +
      'of them are optional, none may.',
    example: 'Colour',
    max: 50,
    optional: true,
  })
  group?: string;
}

export class CreateQuoteDto {
  static readonly example: object = createQuoteExample;

  @Id(customers, { description: 'The customer to whom it is offered.' })
  customer_id!: string;

  @Each(() => CreateQuoteItemDto, { description: 'The lines, in their order.', min: 1, max: ITEMS_MAX })
  items!: CreateQuoteItemDto[];

  @TaxRate({ description: 'Tax rate of all lines without one of their own, as a percentage.', example: 19 })
  tax_rate!: Decimal;

  @OneOf(taxCategories, {
    description: 'Tax category of EN 16931 where a line names none; else as for invoices.',
    example: 'S',
    optional: true,
  })
  tax_category?: TaxCategory;

  @Text({
    description: 'Why no tax is charged. Category E needs it; AE, K, G and O have usual words.',
    example: 'Exempt under article 132 of Directive 2006/112/EC',
    max: 255,
    optional: true,
  })
  tax_exemption_reason?: string;

  @Flag({
    description: 'Whether prices, and with them discounts and charges, include tax; false if not given.',
    example: false,
    optional: true,
  })
  prices_include_tax?: boolean;

  @Adjustments(() => DocumentAdjustmentDto, 'Taken off the whole quote, as off an invoice.')
  discounts?: DocumentAdjustmentDto[];

  @Adjustments(() => DocumentAdjustmentDto, 'Added to the whole quote, as to an invoice.')
  charges?: DocumentAdjustmentDto[];

  @Currency({ description: 'Else the customer’s currency, else the organization’s.', optional: true })
  currency?: CurrencyCode;

  @Day({
    description: 'The last day on which it can be accepted; 30 days after the issue if not given.',
    example: '2099-12-31',
    optional: true,
  })
  valid_until?: string;

  @Text({
    description: 'What whoever accepts agrees to.',
    example: 'Payable within 14 days.',
    max: TERMS_MAX,
    optional: true,
  })
  terms?: string;

  @Text({ description: 'The customer’s own sign.', example: 'Inquiry 12', max: 255, optional: true })
  reference?: string;

  @Text({ description: 'A note for yourselves.', example: 'Wants it by May.', max: 4000, optional: true })
  note?: string;

  @Text({
    description: 'Printed on the document.',
    example: 'Thank you for your inquiry.',
    max: 4000,
    optional: true,
  })
  message?: string;

  @Metadata()
  metadata?: Record<string, string>;
}

export class UpdateQuoteDto extends CreateQuoteDto {}
