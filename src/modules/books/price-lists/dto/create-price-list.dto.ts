import type { Decimal } from '../../../../kernel/money/decimal.js';
import {
  BaseQuantity,
  Currency,
  Day,
  Each,
  Flag,
  Id,
  Metadata,
  Percent,
  Price,
  Text,
} from '../../../../platform/fields.js';
import { products } from '../../products/products.resource.js';
import type { EntryDetails, PriceListDetails } from '../domain/price-list.js';
import { priceLists } from '../price-lists.resource.js';

/** As many as any array of a body may have; each change tells all of them. */
const ENTRIES_MAX = 500;

export class PriceListEntryDetailsDto implements EntryDetails {
  @Id(products, { description: 'The product.' })
  product_id!: string;

  @Price({ description: 'What one unit costs.', example: 88 })
  price!: Decimal;

  @BaseQuantity({
    description: 'The quantity from which it costs that; any quantity if it is not given.',
    example: 10,
    optional: true,
  })
  min_quantity?: Decimal;
}

/** What a caller decides of a price list. Everything but name and currency may be left out. */
export class CreatePriceListDto implements PriceListDetails {
  static readonly example = {
    name: 'Wholesale 2027',
    currency: 'EUR',
    valid_from: '2027-01-01',
    entries: [{ product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 88, min_quantity: 10 }],
  };

  @Text({ description: 'Name of the price list.', example: 'Wholesale 2027', max: 255 })
  name!: string;

  @Currency({ description: 'Currency of its prices. It is for invoices in this currency alone.' })
  currency!: string;

  @Flag({
    description: 'Whether its prices include tax; false if not given. It is for invoices alike.',
    example: false,
    optional: true,
  })
  prices_include_tax?: boolean;

  @Day({ description: 'The first day on which it holds.', optional: true })
  valid_from?: string;

  @Day({ description: 'The last day on which it holds.', optional: true })
  valid_until?: string;

  @Id(priceLists, {
    description:
      'The list that says what products cost that have no entry here, such as the one for all resellers beside the ' +
      'prices of one of them. It is in the same currency and based on no other one.',
    optional: true,
  })
  base_list_id?: string;

  @Percent({
    description:
      'What products without an entry cost less than in the list that this one is based on, or than the product’s ' +
      'own price: a percentage. Rounded to the decimals of the currency, or of the full price if it has more.',
    example: 5,
    optional: true,
  })
  discount_percent?: Decimal;

  @Each(() => PriceListEntryDetailsDto, { description: 'The prices.', max: ENTRIES_MAX, optional: true })
  entries?: PriceListEntryDetailsDto[];

  @Text({ description: 'A note for yourselves.', example: 'Agreed for a year.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}

/** An update replaces the whole resource, so it takes what create takes. */
export class UpdatePriceListDto extends CreatePriceListDto {}
