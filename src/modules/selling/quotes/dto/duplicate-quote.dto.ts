import { Id, OneOf } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { duplicatePrices, type DuplicateDetails, type DuplicatePrices } from '../../duplicates/index.js';

export class DuplicateQuoteDto implements DuplicateDetails {
  static readonly example = { prices: 'keep' as const };

  @Id(customers, { description: 'To whom it is offered; else the customer of the quote.', optional: true })
  customer_id?: string;

  @OneOf(duplicatePrices, {
    description:
      'Whether the lines keep price, unit and tax, or take those of their products as they are now. A line without ' +
      'tax, or with one of another category than S, keeps its tax in any case.',
    example: 'keep',
  })
  prices!: DuplicatePrices;
}
