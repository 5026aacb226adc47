import { Day, Each, Id, OneOf, Text } from '../../../../platform/fields.js';
import { ITEMS_MAX } from '../../../books/invoices/index.js';
import { answerChannels, type AnswerChannel } from '../domain/quote.js';
import { acceptQuoteExample, declineQuoteExample, extendQuoteExample } from '../quotes.examples.js';
import { quoteItems } from '../quotes.resource.js';

export class ChosenItemDto {
  @Id(quoteItems, { description: 'A line of the quote.' })
  quote_item_id!: string;
}

export class AcceptQuoteDto {
  static readonly example = acceptQuoteExample;

  @Text({ description: 'Who has accepted it.', example: 'Ada Lovelace', max: 255 })
  name!: string;

  @OneOf(answerChannels, { description: 'How you were told.', example: 'phone' })
  channel!: AnswerChannel;

  @Each(() => ChosenItemDto, {
    description:
      'The optional lines and alternatives that were chosen. Lines that nobody can leave out hold anyway, and of a ' +
      'group of which none is named, the first.',
    max: ITEMS_MAX,
    optional: true,
  })
  items?: ChosenItemDto[];
}

export class DeclineQuoteDto {
  static readonly example = declineQuoteExample;

  @Text({
    description: 'Why the customer does not want it.',
    example: 'Too late in the year.',
    max: 1000,
    optional: true,
  })
  reason?: string;
}

export class ExtendQuoteDto {
  static readonly example = extendQuoteExample;

  @Day({ description: 'The new last day, later than the one that holds.', example: '2099-12-31' })
  valid_until!: string;
}
