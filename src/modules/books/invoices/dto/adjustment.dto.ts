import type { Type } from '@nestjs/common';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { taxCategories, type TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { Each, OneOf, Percent, SignedAmount, TaxRate, Text } from '../../../../platform/fields.js';
import type { AdjustmentDetails, DocumentAdjustmentDetails } from '../domain/invoice.js';

/** As many as people list under a line; each of the document's own is split over every line. */
const ADJUSTMENTS_MAX = 20;

/** Discounts or charges, at most twenty. */
export function Adjustments(type: () => Type, description: string): PropertyDecorator {
  return Each(type, { description, max: ADJUSTMENTS_MAX, optional: true });
}

export class AdjustmentDto implements AdjustmentDetails {
  @Percent({ description: 'A percentage; this or an amount.', example: 10, optional: true })
  percent?: Decimal;

  @SignedAmount({
    description:
      'An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only.',
    zero: 'allowed',
    optional: true,
  })
  amount?: Decimal;

  @SignedAmount({
    description: 'What the percentage is of, if not of the line (of the lines, for the invoice’s own).',
    example: 1000,
    zero: 'allowed',
    optional: true,
  })
  base_amount?: Decimal;

  @Text({
    description: 'Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge.',
    example: '95',
    max: 3,
    form: {
      pattern: /^[A-Z0-9]{1,3}$/,
      detail: 'A code of up to three capital letters and digits was expected.',
    },
    optional: true,
  })
  reason_code?: string;

  @Text({ description: 'What it is for, as it is printed.', example: 'Volume', max: 255, optional: true })
  reason?: string;
}

export class DocumentAdjustmentDto extends AdjustmentDto implements DocumentAdjustmentDetails {
  @TaxRate({
    description: 'Keeps it among the lines of this tax; else it is spread over all of them.',
    example: 7,
    optional: true,
  })
  tax_rate?: Decimal;

  @OneOf(taxCategories, { description: 'Tax category that goes with it.', example: 'S', optional: true })
  tax_category?: TaxCategory;
}
