import { ApiProperty } from '@nestjs/swagger';

export class InvoiceItemDto {
  @ApiProperty({ example: 'itm_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'prd_01h455vb4pex5vsknk084sn02q' })
  product_id!: string;

  @ApiProperty({ description: 'The product’s name when the line was written.', example: 'Programming' })
  product_name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Week 47' })
  description!: string | null;

  @ApiProperty({ example: 12.5 })
  quantity!: number;

  @ApiProperty({ description: 'Price of one unit, without tax.', example: 95.5 })
  price!: number;

  @ApiProperty({ description: 'Tax rate of this line as a percentage.', example: 19 })
  tax_rate!: number;

  @ApiProperty({ description: 'Quantity times price, rounded to the currency.', example: 1193.75 })
  gross!: number;

  @ApiProperty({ description: 'What is taxed.', example: 1193.75 })
  net!: number;
}
