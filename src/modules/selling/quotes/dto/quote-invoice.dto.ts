import { ApiProperty } from '@nestjs/swagger';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Each, Flag, Id, Nested, Percent, Quantity } from '../../../../platform/fields.js';
import { ITEMS_MAX } from '../../../books/invoices/index.js';
import { quoteInvoiceKinds, type QuoteInvoiceKind } from '../domain/quote-invoice.js';
import { createQuoteInvoiceExample, quoteInvoicingExample } from '../quotes.examples.js';
import { quoteItems } from '../quotes.resource.js';

export class InvoicedItemDto {
  @Id(quoteItems, { description: 'A line that was accepted.' })
  quote_item_id!: string;

  @Quantity({ description: 'How much of it; all that is left if not given.', example: 2, optional: true })
  quantity?: Decimal;
}

export class QuoteDepositDto {
  @Percent({ description: 'A percentage of the quote; this or an amount.', example: 30, optional: true })
  percent?: Decimal;

  @Amount({ description: 'An amount with tax; this or a percentage.', zero: 'refused', optional: true })
  amount?: Decimal;
}

export class CreateQuoteInvoiceDto {
  static readonly example = createQuoteInvoiceExample;

  @Each(() => InvoicedItemDto, {
    description: 'These lines; what is left of them stays open. Not with a deposit or `final`.',
    min: 1,
    max: ITEMS_MAX,
    optional: true,
  })
  items?: InvoicedItemDto[];

  @Flag({
    description:
      'Whether a line may get more than was accepted. The invoices then come to more than the quote.',
    example: false,
    optional: true,
  })
  allow_more?: boolean;

  @Nested(() => QuoteDepositDto, {
    description: 'A deposit, in proportion to the tax groups of the quote.',
    optional: true,
  })
  deposit?: QuoteDepositDto;

  @Flag({
    description: 'All that is left, with the deposits taken off. Asked for where deposits were invoiced.',
    example: false,
    optional: true,
  })
  final?: boolean;
}

export class QuoteInvoiceDto {
  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({
    description: 'Lines, a deposit, or all that was left.',
    enum: quoteInvoiceKinds,
    example: 'lines',
  })
  kind!: QuoteInvoiceKind;

  @ApiProperty({
    description: 'Whether it bears its part; one that is void, or credited as a whole, has given it back.',
    example: true,
  })
  counts!: boolean;
}

export class LeftItemDto {
  @ApiProperty({ description: 'A line that was accepted.', example: 'qit_01h455vb4pex5vsknk084sn02q' })
  quote_item_id!: string;

  @ApiProperty({ description: 'How much of it is on no invoice.', example: 2 })
  quantity!: number;
}

export class QuoteInvoicingDto {
  static readonly example: QuoteInvoicingDto = quoteInvoicingExample;

  @ApiProperty({
    description: 'The invoices that were made of it, the first one first.',
    type: [QuoteInvoiceDto],
  })
  data!: QuoteInvoiceDto[];

  @ApiProperty({ description: 'What is left to invoice.', type: [LeftItemDto] })
  left!: LeftItemDto[];
}
