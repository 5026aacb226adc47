import { ApiProperty } from '@nestjs/swagger';
import { Nested, OneOf, Text, Whole } from '../../../../platform/fields.js';
import {
  FIRST_NUMBER_MAX,
  seriesResets,
  type NumberingRule,
  type NumberingRules,
  type SeriesReset,
} from '../../numbering/index.js';

export class NumberingRuleDto implements NumberingRule {
  @Text({
    description:
      'What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are ' +
      'year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins, {FYY:07} ' +
      'that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds from the next ' +
      'number on.',
    example: 'INV-{YYYY}-{SEQ:5}',
    max: 50,
  })
  format!: string;

  @OneOf(seriesResets, {
    description: 'When the count begins again at 1. The format must have what makes the numbers differ then.',
    example: 'yearly',
  })
  reset!: SeriesReset;

  @Whole(
    { min: 1, max: FIRST_NUMBER_MAX },
    {
      description:
        'The count of the first document, for companies that have issued others elsewhere: with 4712, the first is ' +
        'INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued.',
      example: 1,
      optional: true,
    },
  )
  first_number?: number;
}

export class UpdateNumberingDto implements Partial<NumberingRules> {
  @Nested(() => NumberingRuleDto, { description: 'For invoices; else it stays as it is.', optional: true })
  invoice?: NumberingRuleDto;

  @Nested(() => NumberingRuleDto, {
    description: 'For credit notes; else it stays as it is.',
    optional: true,
  })
  credit_note?: NumberingRuleDto;

  @Nested(() => NumberingRuleDto, { description: 'For quotes; else it stays as it is.', optional: true })
  quote?: NumberingRuleDto;
}

export class NumberingDto implements NumberingRules {
  @ApiProperty()
  invoice!: NumberingRuleDto;

  @ApiProperty()
  credit_note!: NumberingRuleDto;

  @ApiProperty()
  quote!: NumberingRuleDto;
}
