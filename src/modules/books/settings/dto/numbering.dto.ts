import { ApiProperty } from '@nestjs/swagger';
import { Nested, OneOf, Text } from '../../../../platform/fields.js';
import {
  seriesResets,
  type NumberingRule,
  type NumberingRules,
  type SeriesReset,
} from '../../numbering/index.js';

export class NumberingRuleDto implements NumberingRule {
  @Text({
    description:
      'What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are ' +
      'year and month of issue. Changed, it holds from the next number on.',
    example: 'INV-{YYYY}-{SEQ:5}',
    max: 50,
  })
  format!: string;

  @OneOf(seriesResets, {
    description: 'When the count begins again at 1. The format must have what makes the numbers differ then.',
    example: 'yearly',
  })
  reset!: SeriesReset;
}

export class UpdateNumberingDto implements Partial<NumberingRules> {
  @Nested(() => NumberingRuleDto, { description: 'For invoices; else it stays as it is.', optional: true })
  invoice?: NumberingRuleDto;

  @Nested(() => NumberingRuleDto, {
    description: 'For credit notes; else it stays as it is.',
    optional: true,
  })
  credit_note?: NumberingRuleDto;
}

export class NumberingDto implements NumberingRules {
  @ApiProperty()
  invoice!: NumberingRuleDto;

  @ApiProperty()
  credit_note!: NumberingRuleDto;
}
