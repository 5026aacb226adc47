import { ApiProperty } from '@nestjs/swagger';

export class PriceSourceDto {
  @ApiProperty({
    description: 'The price list of the customer, or the product’s own price.',
    enum: ['price_list', 'product'],
    example: 'price_list',
  })
  from!: 'price_list' | 'product';

  @ApiProperty({ description: 'The list.', required: false, example: 'prl_01h455vb4pex5vsknk084sn02q' })
  price_list_id?: string;

  @ApiProperty({
    description: 'The quantity from which the price holds, unless it holds for any.',
    required: false,
    example: 10,
  })
  min_quantity?: number;

  @ApiProperty({
    description: 'What the list takes off, as a percentage, where it has no price of its own.',
    required: false,
    example: 5,
  })
  discount_percent?: number;
}
