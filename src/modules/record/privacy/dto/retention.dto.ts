import { ApiProperty } from '@nestjs/swagger';
import { Whole } from '../../../../platform/fields.js';
import { yearsAllowed, type DecidedYears, type YearsByKind } from '../domain/retention.js';
import { retentionExample, updateRetentionExample } from '../privacy.examples.js';

const DEFAULT = 'Without it, by the country of the seller.';

export class UpdateRetentionDto implements DecidedYears {
  static readonly example = updateRetentionExample;

  @Whole(yearsAllowed, { description: `Years for invoices. ${DEFAULT}`, example: 10, optional: true })
  invoices?: number;

  @Whole(yearsAllowed, { description: `Years for credit notes. ${DEFAULT}`, example: 10, optional: true })
  credit_notes?: number;

  @Whole(yearsAllowed, { description: `Years for payments. ${DEFAULT}`, example: 10, optional: true })
  payments?: number;
}

export class RetentionYearsDto implements YearsByKind {
  @ApiProperty({ description: 'Years for invoices.', type: 'integer', example: 8 })
  invoices!: number;

  @ApiProperty({ description: 'Years for credit notes.', type: 'integer', example: 8 })
  credit_notes!: number;

  @ApiProperty({ description: 'Years for payments.', type: 'integer', example: 10 })
  payments!: number;
}

/** A day on which something of erased customers may go. */
export class DueErasuresDto {
  @ApiProperty({
    description: 'It is erased in the night to this day.',
    format: 'date',
    example: '2035-01-01',
  })
  on!: string;

  @ApiProperty({
    description: 'Erased customers whose next documents or payments may go then.',
    example: 3,
    type: 'integer',
  })
  customers!: number;
}

export class RetentionDto {
  static readonly example: RetentionDto = retentionExample;

  @ApiProperty({
    description:
      'For how many years after the one of its date each kind is kept once the customer is erased.',
    type: RetentionYearsDto,
  })
  years!: RetentionYearsDto;

  @ApiProperty({
    description:
      'What holds for a kind without a decision of its own: general knowledge of the country of the seller.',
    type: RetentionYearsDto,
  })
  defaults!: RetentionYearsDto;

  @ApiProperty({
    description: 'The law that asks for it, by the country of the seller.',
    example: '§ 147 AO',
  })
  law!: string;

  @ApiProperty({
    description: 'What these numbers are not.',
    example: 'This is general knowledge and no legal advice. Ask your tax adviser.',
  })
  notice!: string;

  @ApiProperty({ description: 'When something is erased next, the first first.', type: [DueErasuresDto] })
  due!: DueErasuresDto[];
}

/** The object of the event that tells that an organization keeps documents for another time. */
export class RetentionChangeDto {
  @ApiProperty({ pattern: '^org_[0-9a-z]{26}$', example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'For how many years each kind is kept now.', type: RetentionYearsDto })
  years!: RetentionYearsDto;
}
