import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { PriceSourceDto } from '../../price-lists/index.js';
import { UnitDto } from '../../products/index.js';
import { EInvoiceItemDetailsDto } from './e-invoice-item.dto.js';
import { AppliedAdjustmentDto } from './invoice-amounts.dto.js';

/** A line with all its amounts, whether it is stored or not. */
export class CalculatedItemDto {
  @ApiProperty({ example: 'prd_01h455vb4pex5vsknk084sn02q' })
  product_id!: string;

  @ApiProperty({ description: 'The product’s name when the line was written.', example: 'Programming' })
  product_name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Week 47' })
  description!: string | null;

  @ApiProperty({ example: 12.5 })
  quantity!: number;

  @ApiProperty({
    description: 'What the quantity counts, as the product had it when the line was written.',
    type: UnitDto,
    nullable: true,
  })
  unit!: UnitDto | null;

  @ApiProperty({ description: 'Unit price; with tax where prices include it.', example: 95.5 })
  price!: number;

  @ApiProperty({
    description: 'Where the price comes from; left out where the request named it.',
    type: PriceSourceDto,
    required: false,
  })
  price_source?: PriceSourceDto;

  @ApiProperty({ description: 'How many units the price is for.', example: 1 })
  price_base_quantity!: number;

  @ApiProperty({ description: 'Tax rate of this line as a percentage.', example: 19 })
  tax_rate!: number;

  @ApiProperty({ description: 'Tax category of EN 16931.', enum: taxCategories, example: 'S' })
  tax_category!: TaxCategory;

  @ApiProperty({
    description: 'Quantity times price, rounded to the currency; with tax where prices include it.',
    example: 1193.75,
  })
  gross!: number;

  @ApiProperty({ description: 'Taken off the line.', type: [AppliedAdjustmentDto] })
  discounts!: AppliedAdjustmentDto[];

  @ApiProperty({ description: 'Added to the line.', type: [AppliedAdjustmentDto] })
  charges!: AppliedAdjustmentDto[];

  @ApiProperty({
    description: 'What the line comes to without tax: gross less its discounts, plus its charges.',
    example: 1193.75,
  })
  net!: number;

  @ApiProperty({
    description: 'What is taxed: the net with its part of the invoice’s discounts and charges.',
    example: 1193.75,
  })
  taxable!: number;
}

/** What an electronic invoice says of a stored line, as far as it was given. */
class ItemDetailsDto extends OmitType(EInvoiceItemDetailsDto, ['list_price', 'price_discount']) {
  @ApiProperty({ description: 'The product’s article number when the line was written.', required: false })
  sku?: string;

  @ApiProperty({ description: 'Price before its discount.', required: false, example: 100 })
  list_price?: number;

  @ApiProperty({ description: 'What is taken off the list price.', required: false, example: 4.5 })
  price_discount?: number;
}

export class InvoiceItemDto extends IntersectionType(CalculatedItemDto, ItemDetailsDto) {
  @ApiProperty({ example: 'itm_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({
    description: 'The line of a quote that it was made of.',
    required: false,
    example: 'qit_01h455vb4pex5vsknk084sn02q',
  })
  quote_item_id?: string;
}
