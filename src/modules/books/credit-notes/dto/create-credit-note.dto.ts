import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import {
  Day,
  Each,
  Id,
  Metadata,
  OneOf,
  Quantity,
  SignedAmount,
  TaxRate,
  Text,
} from '../../../../platform/fields.js';
import {
  creditReasons,
  creditSettlements,
  type CreditItemDetails,
  type CreditNoteDetails,
  type CreditReason,
  type CreditSettlement,
} from '../domain/credit-note.js';
import { invoiceItems } from '../../invoices/invoices.resource.js';
import { createCreditNoteExample } from '../credit-notes.examples.js';

/** As many as an invoice may have. */
const ITEMS_MAX = 500;

export class CreateCreditNoteItemDto implements CreditItemDetails {
  @Id(invoiceItems, {
    description: 'The item of the invoice; else the amount is of a tax rate.',
    optional: true,
  })
  item_id?: string;

  @Quantity({
    description:
      'How much of the item; without an amount, it is credited in proportion. Else all that is left of it.',
    example: 0.25,
    optional: true,
  })
  quantity?: Decimal;

  @SignedAmount({
    description: 'How much, without tax; required without an item. Below zero for an item below zero.',
    example: 0.25,
    optional: true,
  })
  amount?: Decimal;

  @TaxRate({
    description: 'A tax rate of the invoice; required without an item, else that of the item.',
    example: 19,
    optional: true,
  })
  tax_rate?: Decimal;

  @OneOf(taxCategories, {
    description: 'Required when the invoice has several of this rate.',
    example: 'S',
    optional: true,
  })
  tax_category?: TaxCategory;

  @Text({
    description: 'What is printed; else the name of the item. Required without an item.',
    example: 'Returned, damaged',
    max: 4000,
    optional: true,
  })
  description?: string;
}

export class CreateCreditNoteDto implements CreditNoteDetails {
  static readonly example = createCreditNoteExample;

  @OneOf(creditReasons, { description: 'Why it is taken back.', example: 'order_change' })
  reason!: CreditReason;

  @Each(() => CreateCreditNoteItemDto, {
    description: 'What is taken back; all that is left of the invoice when it is not said.',
    min: 1,
    max: ITEMS_MAX,
    optional: true,
  })
  items?: CreateCreditNoteItemDto[];

  @Day({
    description: 'Today when it is not said; not before the invoice, nor before the last credit note.',
    example: '2026-11-21',
    optional: true,
  })
  issue_date?: string;

  @Text({
    description: 'What is printed for the customer.',
    example: 'We are sorry.',
    max: 4000,
    optional: true,
  })
  message?: string;

  @Text({ description: 'A note for yourselves.', example: 'Agreed by telephone.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;

  @OneOf(creditSettlements, {
    description:
      'What becomes of the part that nothing is due for any more: credit for other invoices, or refunded already.',
    example: 'customer_credit',
    optional: true,
  })
  settlement?: CreditSettlement;
}
