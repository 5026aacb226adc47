import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Each, Flag, Nested, Price, Text } from '../../../../platform/fields.js';
import { ClassificationDto, IdentifierDto } from '../../../people/organizations/index.js';
import type { EInvoiceItemDetails } from '../domain/e-invoice-details.js';
import { PeriodDto } from './e-invoice-parts.dto.js';
import { Above, Below, TextAboveDto, TextBelowDto } from './line-texts.dto.js';

export class AttributeDto {
  @Text({ description: 'The property that the value describes.', example: 'Colour', max: 100 })
  name!: string;

  @Text({ description: 'Its value.', example: 'Black', max: 255 })
  value!: string;
}

/** Details of a line that electronic invoices have beside its amounts. Answers contain only those that were given. */
export class EInvoiceItemDetailsDto implements EInvoiceItemDetails {
  @Above()
  above?: TextAboveDto[];

  @Below()
  below?: TextBelowDto[];

  @Text({ description: 'A note on the line.', example: 'As agreed by telephone', max: 4000, optional: true })
  note?: string;

  @Text({ description: 'The buyer’s article number.', example: 'B-17', max: 100, optional: true })
  buyer_item_id?: string;

  @Nested(() => IdentifierDto, {
    description: 'Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160).',
    optional: true,
  })
  standard_id?: IdentifierDto;

  @Each(() => ClassificationDto, {
    description: 'Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders.',
    max: 10,
    optional: true,
  })
  classifications?: ClassificationDto[];

  @Text({
    description: 'Where it was made, ISO 3166-1 alpha-2.',
    example: 'DE',
    max: 2,
    form: {
      pattern: /^[A-Z]{2}$/,
      detail: 'A country code of ISO 3166-1, two capital letters, was expected.',
    },
    optional: true,
  })
  origin_country?: string;

  @Each(() => AttributeDto, {
    description: 'Further properties of the article, such as its colour.',
    max: 50,
    optional: true,
  })
  attributes?: AttributeDto[];

  @Text({ description: 'Line of the buyer’s order.', example: '10', max: 100, optional: true })
  order_line_reference?: string;

  @Text({ description: 'Where the buyer books the line.', example: '4400', max: 255, optional: true })
  buyer_accounting_reference?: string;

  @Nested(() => IdentifierDto, {
    description: 'What the line is about, such as a meter; scheme of UNTDID 1153.',
    optional: true,
  })
  invoiced_object?: IdentifierDto;

  @Nested(() => PeriodDto, { description: 'The days that the line invoices.', optional: true })
  service_period?: PeriodDto;

  @Price({
    description: 'Price before its discount; less `price_discount` it must be the price.',
    example: 100,
    optional: true,
  })
  list_price?: Decimal;

  @Price({ description: 'What is taken off the list price.', example: 4.5, optional: true })
  price_discount?: Decimal;

  @Flag({ description: 'Whether `withholdings` are taken from it, too.', example: true, optional: true })
  withholdable?: boolean;
}
