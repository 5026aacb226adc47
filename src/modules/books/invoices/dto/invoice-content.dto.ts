import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import {
  Amount,
  BaseQuantity,
  Currency,
  Each,
  Flag,
  Id,
  Metadata,
  Nested,
  OneOf,
  Price,
  Quantity,
  SignedAmount,
  TaxRate,
  Text,
} from '../../../../platform/fields.js';
import { WithholdingDetailsDto, WithholdingsField } from '../../customers/index.js';
import { customers } from '../../customers/customers.resource.js';
import { UnitDto } from '../../products/index.js';
import { products } from '../../products/products.resource.js';
import type { InvoiceDetails, ItemDetails } from '../domain/invoice.js';
import { createInvoiceExample } from '../invoices.examples.js';
import { AdjustmentDto, Adjustments, DocumentAdjustmentDto } from './adjustment.dto.js';
import { EInvoiceContentDto } from './e-invoice-details.dto.js';
import { EInvoiceItemDetailsDto } from './e-invoice-item.dto.js';
import { InvoiceTermsDto } from './invoice-terms.dto.js';
import { InstalmentDetailsDto, PaymentPlanField } from './payment-plan.dto.js';

/** Printed on some forty pages; more belongs on several invoices. */
export const ITEMS_MAX = 500;

/** How discounts and charges of the document are shared, for callers that compute the same total (decision 0021). */
const SHARED =
  'One that names a tax belongs to that tax group; a percentage or a discount must find lines there ' +
  '(`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the ' +
  'same part of every group; an amount goes to the groups with the sign of their sum, in proportion to ' +
  'their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones ' +
  'to the first. With `tax_rounding` line the tax of a line includes its share.';

export class CreateInvoiceItemDto extends EInvoiceItemDetailsDto implements ItemDetails {
  @Id(products, { description: 'The product that is sold.' })
  product_id!: string;

  @Quantity({ description: 'How much of it; a negative quantity is a return.', example: 12.5 })
  quantity!: Decimal;

  @Price({
    description:
      'Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the customer’s ' +
      'price list on the issue date, else of the product. The answer says which, in `price_source`.',
    example: 95.5,
    optional: true,
  })
  price?: Decimal;

  @BaseQuantity({ description: 'How many units the price is for; else one.', example: 1, optional: true })
  price_base_quantity?: Decimal;

  @Nested(() => UnitDto, {
    description: 'What the quantity counts; else the product’s unit.',
    optional: true,
  })
  unit?: UnitDto;

  @TaxRate({
    description: 'Tax rate of this line as a percentage; else the invoice’s.',
    example: 7,
    optional: true,
  })
  tax_rate?: Decimal;

  @OneOf(taxCategories, {
    description: 'Tax category of EN 16931 of this line; all but S, L and M have the rate 0.',
    example: 'S',
    optional: true,
  })
  tax_category?: TaxCategory;

  @Adjustments(
    () => AdjustmentDto,
    'Taken off the line, each from quantity times price and rounded by itself, never from what another one left.',
  )
  discounts?: AdjustmentDto[];

  @Adjustments(() => AdjustmentDto, 'Added to the line, each to quantity times price and rounded by itself.')
  charges?: AdjustmentDto[];

  @Text({ description: 'What is printed beside the name.', example: 'Week 47', max: 4000, optional: true })
  description?: string;
}

/** What is decided once for each invoice that is made of the same content. */
type OfOneInvoice = 'prepaid_amount' | 'issue_date' | 'due_date' | 'service_period';

/** What an invoice is made of, again and again: without dates, period and prepaid amount. */
export class InvoiceContentDto extends EInvoiceContentDto implements Omit<InvoiceDetails, OfOneInvoice> {
  static readonly example: object = createInvoiceExample;

  @Id(customers, { description: 'The customer who is to pay.' })
  customer_id!: string;

  @Each(() => CreateInvoiceItemDto, { description: 'The lines, in their order.', min: 1, max: ITEMS_MAX })
  items!: CreateInvoiceItemDto[];

  @TaxRate({ description: 'Tax rate of all lines without one of their own, as a percentage.', example: 19 })
  tax_rate!: Decimal;

  @OneOf(taxCategories, {
    description:
      'Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as ' +
      'the customer’s `tax_exemption` says.',
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
    description:
      'Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount ' +
      'of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum.',
    example: false,
    optional: true,
  })
  prices_include_tax?: boolean;

  @Adjustments(
    () => DocumentAdjustmentDto,
    `Taken off the whole invoice, each from the sum of its lines. ${SHARED}`,
  )
  discounts?: DocumentAdjustmentDto[];

  @Adjustments(
    () => DocumentAdjustmentDto,
    `Added to the whole invoice, each to the sum of its lines. ${SHARED}`,
  )
  charges?: DocumentAdjustmentDto[];

  @Amount({
    description: 'What is to be paid is rounded to a multiple of this, such as the smallest coin.',
    example: 0.05,
    zero: 'refused',
    optional: true,
  })
  round_payable_to?: Decimal;

  @SignedAmount({
    description:
      'What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`.',
    zero: 'allowed',
    optional: true,
  })
  payable_rounding?: Decimal;

  @WithholdingsField(
    'What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so ' +
      'much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an ' +
      'empty list says that nothing is withheld.',
  )
  withholdings?: WithholdingDetailsDto[];

  @Currency({ description: 'Else the customer’s currency, else the organization’s.', optional: true })
  currency?: CurrencyCode;

  @Nested(() => InvoiceTermsDto, {
    description: 'Else the customer’s terms, else the organization’s.',
    optional: true,
  })
  payment_terms?: InvoiceTermsDto;

  @PaymentPlanField()
  payment_plan?: InstalmentDetailsDto[];

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

  @Text({
    description: 'Printed on the document.',
    example: 'Thank you for your order.',
    max: 4000,
    optional: true,
  })
  message?: string;

  @Metadata()
  metadata?: Record<string, string>;
}
