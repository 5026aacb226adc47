import { ApiProperty } from '@nestjs/swagger';
import { instalmentStates } from '../../../../kernel/accounts/owed.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { Amount, Day, Each, Percent, Whole } from '../../../../platform/fields.js';
import { INSTALMENTS_MAX, type InstalmentDetails } from '../domain/payment-plan.js';

/** Ten years. */
const DAYS_MAX = 3650;

export class InstalmentDetailsDto implements InstalmentDetails {
  @Percent({
    description: 'A percentage of what there is to pay; this or an amount, the same in the whole plan.',
    example: 50,
    optional: true,
  })
  percent?: Decimal;

  @Amount({ description: 'An amount, with tax.', example: 710.28, zero: 'refused', optional: true })
  amount?: Decimal;

  @Whole(
    { min: 0, max: DAYS_MAX },
    {
      description: 'Due as many days after the issue date; this or a day, the same in the whole plan.',
      example: 30,
      optional: true,
    },
  )
  days?: number;

  @Day({ description: 'Due on this day.', optional: true })
  due_date?: CalendarDate;
}

/** The field of a request that says in which parts an invoice is paid. */
export function PaymentPlanField(): PropertyDecorator {
  return Each(() => InstalmentDetailsDto, {
    description:
      'Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total ' +
      'with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or ' +
      'credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all ' +
      'of it early is left.',
    min: 2,
    max: INSTALMENTS_MAX,
    optional: true,
  });
}

export class PlannedInstalmentDto {
  @ApiProperty({ type: String, format: 'date', example: '2026-12-21' })
  due_date!: CalendarDate;

  @ApiProperty({ example: 710.28 })
  amount!: number;

  @ApiProperty({ description: 'Where it was said as a percentage.', required: false, example: 50 })
  percent?: number;

  @ApiProperty({
    description: 'Where it was said in days after the issue date.',
    type: 'integer',
    required: false,
    example: 30,
  })
  days?: number;
}

/** An instalment with what has become of it. */
export class InstalmentDto {
  @ApiProperty({ type: String, format: 'date', example: '2026-12-21' })
  due_date!: CalendarDate;

  @ApiProperty({ example: 710.28 })
  amount!: number;

  @ApiProperty({ description: 'What is still owed of it.', example: 710.28 })
  amount_due!: number;

  @ApiProperty({
    description: '`paid` by whatever settles an invoice; `overdue` whether a part of it is paid or not.',
    enum: instalmentStates,
    example: 'open',
  })
  state!: string;
}
