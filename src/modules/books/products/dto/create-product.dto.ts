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

const unitCode = { pattern: /^[A-Z0-9]{1,3}$/, detail: 'A code of UN/ECE Recommendation 20 was expected.' };

const gtinForm = {
  pattern: /^(?:\d{8}|\d{12,14})$/,
  accepts: isGtin,
  detail: 'A GTIN of 8, 12, 13 or 14 digits with its check digit was expected.',
};

export class UnitDto implements Unit {
  @Text({ description: 'As it is printed.', example: 'h', max: 32 })
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
