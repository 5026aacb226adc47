import { ApiProperty } from '@nestjs/swagger';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { isGtin } from '../../../../kernel/units/gtin.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import {
  Currency,
  Flag,
  Metadata,
  Nested,
  OneOf,
  PatchOf,
  Price,
  TaxRate,
  Text,
} from '../../../../platform/fields.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { productFates } from '../products.resource.js';

const unitCode = { pattern: /^[A-Z0-9]{1,3}$/, detail: 'A code of UN/ECE Recommendation 20 was expected.' };

const gtinForm = {
  pattern: /^(?:\d{8}|\d{12,14})$/,
  accepts: isGtin,
  detail: 'A GTIN of 8, 12, 13 or 14 digits with its check digit was expected.',
};

export class UnitDto implements Unit {
  @Text({ description: 'As it is printed.', example: 'h', max: 12 })
  label!: string;

  @Text({
    description: 'UN/ECE Recommendation 20 code.',
    example: 'HUR',
    max: 3,
    form: unitCode,
    optional: true,
  })
  code?: string;
}

/** What a caller decides of a product. Everything but the name may be left out. */
export class CreateProductDto {
  static readonly example = {
    name: 'Programming',
    sku: 'PRG-01',
    price: 95.5,
    tax_rate: 19,
    tax_category: 'S' as const,
    unit: { label: 'h', code: 'HUR' },
  };

  @Text({ description: 'Name of the product.', example: 'Programming', max: 255 })
  name!: string;

  @Text({
    description: 'Your own article number; unique.',
    example: 'PRG-01',
    min: 1,
    max: 64,
    optional: true,
  })
  sku?: string;

  @Text({
    description: 'Global Trade Item Number of GS1, with its check digit: a bar code’s digits.',
    example: '4006381333931',
    max: 14,
    form: gtinForm,
    optional: true,
  })
  gtin?: string;

  @Text({
    description: 'What it is.',
    example: 'Work on the engine, by the hour.',
    max: 4000,
    optional: true,
  })
  description?: string;

  @Price({ description: 'Proposed price per unit.', example: 95.5, optional: true })
  price?: Decimal;

  @Currency({ description: 'Currency of the proposed price; else the organization’s.', optional: true })
  currency?: string;

  @TaxRate({ description: 'Proposed tax rate as a percentage.', example: 19, optional: true })
  tax_rate?: Decimal;

  @OneOf(taxCategories, { description: 'Proposed tax category of EN 16931.', example: 'S', optional: true })
  tax_category?: TaxCategory;

  @Nested(() => UnitDto, { description: 'What a quantity counts.', optional: true })
  unit?: UnitDto;

  @Flag({
    description:
      'Whether it is still sold; true if not given. For lists only: it can be invoiced all the same.',
    example: true,
    optional: true,
  })
  active?: boolean;

  @Metadata()
  metadata?: Record<string, string>;
}

/** An update replaces a product wholly, so it takes what create takes. */
export class UpdateProductDto extends CreateProductDto {}

export class PatchProductDto extends PatchOf(CreateProductDto) {
  static readonly example = { price: 99, description: null };
}

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
