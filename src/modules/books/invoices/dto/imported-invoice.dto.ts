import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import {
  Currency,
  Day,
  Each,
  Email,
  Flag,
  OneOf,
  Percent,
  Price,
  Quantity,
  SignedAmount,
  TaxRate,
  Text,
} from '../../../../platform/fields.js';
import {
  EXTERNAL_ID_MAX,
  importedStatuses,
  NUMBER_MAX,
  type ImportedInvoice,
  type ImportedLine,
  type ImportedStatus,
} from '../domain/imported-details.js';

const LINES_MAX = 500;
const amount = { zero: 'allowed', optional: true } as const;

export class ImportedLineDto implements ImportedLine {
  @Text({ description: 'What was sold.', example: 'Programming', max: 255, optional: true })
  name?: string;

  @Text({ description: 'SKU of a product that is there.', example: 'PRG', max: 64, optional: true })
  sku?: string;

  @Text({ description: 'What was printed beside.', example: 'Week 47', max: 4000, optional: true })
  description?: string;

  @Quantity({ description: 'How much; else one.', example: 2, optional: true })
  quantity?: Decimal;

  @Price({ description: 'Unit price.', example: 95.5, optional: true })
  price?: Decimal;

  @TaxRate({ description: 'Tax rate as a percentage.', example: 19, optional: true })
  tax_rate?: Decimal;

  @OneOf(taxCategories, { description: 'Tax category of EN 16931.', example: 'S', optional: true })
  tax_category?: TaxCategory;

  @Percent({ description: 'What was taken off, as a percentage.', example: 5, optional: true })
  discount_percent?: Decimal;

  @SignedAmount({ description: 'What was taken off.', example: 10, ...amount })
  discount_amount?: Decimal;
}

/** An invoice that was issued elsewhere before. */
export class ImportedInvoiceDto implements ImportedInvoice {
  static readonly example: object = {
    number: 'RE-2024-0187',
    issue_date: '2024-11-21',
    customer_name: 'Difference Engines GmbH',
    items: [{ name: 'Programming', quantity: 2, price: 95.5, tax_rate: 19 }],
    total: 227.29,
  };

  @Text({ description: 'As it was issued.', example: 'RE-2024-0187', max: NUMBER_MAX })
  number!: string;

  @Text({ description: 'Its identifier there.', example: '4711', max: EXTERNAL_ID_MAX, optional: true })
  external_id?: string;

  @OneOf(importedStatuses, { description: 'What became of it.', example: 'paid', optional: true })
  status?: ImportedStatus;

  @Day({ description: 'When it was issued.' })
  issue_date!: string;

  @Day({ description: 'When it was due; else the payment terms say it.', optional: true })
  due_date?: string;

  @Currency({ description: 'Its currency; else that of the customer, or yours.', optional: true })
  currency?: string;

  @Text({ description: 'external_id of its customer.', example: 'C-1', max: 100, optional: true })
  customer_external_id?: string;

  @Text({
    description: 'Name of its customer.',
    example: 'Difference Engines GmbH',
    max: 255,
    optional: true,
  })
  customer_name?: string;

  @Email({ description: 'E-mail of a customer who is created.', optional: true })
  customer_email?: string;

  @Text({ description: 'Your customer’s reference.', example: 'PO 12', max: 255, optional: true })
  reference?: string;

  @Text({ description: 'For yourselves.', example: 'From the old books', max: 4000, optional: true })
  note?: string;

  @Flag({ description: 'Whether prices include tax.', example: false, optional: true })
  prices_include_tax?: boolean;

  @Text({ description: 'Why no tax was charged.', example: 'Article 132', max: 1000, optional: true })
  tax_exemption_reason?: string;

  @SignedAmount({ description: 'What was taken off all lines.', example: 10, ...amount })
  discount_amount?: Decimal;

  @SignedAmount({ description: 'What was added, such as shipping.', example: 5, ...amount })
  charge_amount?: Decimal;

  @SignedAmount({ description: 'Tax of the document.', example: 36.29, ...amount })
  tax_total?: Decimal;

  @SignedAmount({ description: 'Total of the document.', example: 227.29, ...amount })
  total?: Decimal;

  @SignedAmount({ description: 'What was paid.', example: 100, ...amount })
  amount_paid?: Decimal;

  @SignedAmount({ description: 'What is due, in place of what was paid.', example: 127.29, ...amount })
  amount_due?: Decimal;

  @Day({ description: 'When it was paid; else on the due date.', optional: true })
  paid_on?: string;

  @Flag({ description: 'Whether reminders go out by themselves.', example: false, optional: true })
  remind?: boolean;

  @Each(() => ImportedLineDto, { description: 'Its lines.', min: 1, max: LINES_MAX, optional: true })
  items?: ImportedLineDto[];
}
