import { ApiProperty } from '@nestjs/swagger';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { productFates } from '../products.resource.js';
import { CreateProductDto, UnitDto } from './create-product.dto.js';

export class ProductDto implements Tells<typeof productFates> {
  static readonly example: ProductDto = {
    id: 'prd_01h455vb4pex5vsknk084sn02q',
    version: 1,
    ...CreateProductDto.example,
    gtin: null,
    description: null,
    currency: null,
    active: true,
    metadata: {},
    archived_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
  };

  @ApiProperty({ example: 'prd_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the product.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ example: 'Programming' })
  name!: string;

  @ApiProperty({ description: 'Your own article number.', type: String, nullable: true })
  sku!: string | null;

  @ApiProperty({ description: 'Global Trade Item Number.', type: String, nullable: true })
  gtin!: string | null;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({ description: 'Proposed price per unit.', type: Number, nullable: true, example: 95.5 })
  price!: number | null;

  @ApiProperty({ description: 'Null: the organization’s currency.', type: String, nullable: true })
  currency!: string | null;

  @ApiProperty({
    description: 'Proposed tax rate as a percentage.',
    type: Number,
    nullable: true,
    example: 19,
  })
  tax_rate!: number | null;

  @ApiProperty({
    description: 'Proposed tax category of EN 16931.',
    type: String,
    enum: [...taxCategories, null],
    nullable: true,
    example: 'S',
  })
  tax_category!: TaxCategory | null;

  @ApiProperty({ type: UnitDto, nullable: true })
  unit!: UnitDto | null;

  @ApiProperty({ description: 'Whether it is still sold.' })
  active!: boolean;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Record<string, string>;

  @ApiProperty({
    description: 'Since when it is hidden from lists.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  archived_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class ProductListDto extends ListDto {
  static readonly example: ProductListDto = {
    data: [ProductDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [ProductDto] })
  data!: ProductDto[];
}
