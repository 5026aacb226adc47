import { ApiProperty } from '@nestjs/swagger';
import { PriceSourceDto } from './price-source.dto.js';

export class NoPriceDto {
  @ApiProperty({
    description:
      '`required`: the product has no price. `wrong_currency`, `archived`: of the list or the product.',
    enum: ['required', 'wrong_currency', 'archived'],
    example: 'required',
  })
  code!: string;

  @ApiProperty({ description: 'The same in a sentence.', example: 'Its product has no price; name one.' })
  detail!: string;
}

export class ProductPriceDto {
  static readonly example: ProductPriceDto = {
    product_id: 'prd_01h455vb4pex5vsknk084sn02q',
    customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
    quantity: 12,
    on: '2026-11-21',
    currency: 'EUR',
    price: 88,
    prices_include_tax: false,
    price_source: { from: 'price_list', price_list_id: 'prl_01h455vb4pex5vsknk084sn02q', min_quantity: 10 },
    no_price: null,
  };

  @ApiProperty({ example: 'prd_01h455vb4pex5vsknk084sn02q' })
  product_id!: string;

  @ApiProperty({ type: String, nullable: true, example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string | null;

  @ApiProperty({ description: 'How many are sold.', example: 12 })
  quantity!: number;

  @ApiProperty({
    description: 'The day that was asked about.',
    type: String,
    format: 'date',
    example: '2026-11-21',
  })
  on!: string;

  @ApiProperty({ description: 'The currency of the price.', example: 'EUR' })
  currency!: string;

  @ApiProperty({
    description: 'What one unit costs; null if there is no price.',
    type: Number,
    nullable: true,
  })
  price!: number | null;

  @ApiProperty({
    description: 'Whether it includes tax, as its price list says; null of a product’s own price.',
    type: Boolean,
    nullable: true,
  })
  prices_include_tax!: boolean | null;

  @ApiProperty({ description: 'Where the price comes from.', type: PriceSourceDto, nullable: true })
  price_source!: PriceSourceDto | null;

  @ApiProperty({ description: 'Why there is no price, if there is none.', type: NoPriceDto, nullable: true })
  no_price!: NoPriceDto | null;
}
