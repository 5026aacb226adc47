import { Id, OneOf } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { duplicatePrices, type DuplicateDetails, type DuplicatePrices } from '../domain/duplicate.js';

export class DuplicateInvoiceDto implements DuplicateDetails {
  static readonly example = { prices: 'keep' as const };

  @Id(customers, { description: 'Who is to pay; else the customer of the invoice.', optional: true })
  customer_id?: string;

  @OneOf(duplicatePrices, {
    description:
      'Whether the lines keep price, unit and tax, or take those that hold now: the price of the customer’s price ' +
      'list, else of the product, and its unit and tax. A line without tax, or with one of another category than S, ' +
      'keeps its tax in any case.',
    example: 'keep',
  })
  prices!: DuplicatePrices;
}
