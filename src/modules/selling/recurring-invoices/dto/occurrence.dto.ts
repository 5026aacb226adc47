import { ApiProperty } from '@nestjs/swagger';
import { calendarDateExample, occurrenceExample } from '../recurring-invoices.examples.js';

/** What stands beside each date. */
class NotedDateDto {
  @ApiProperty({ description: 'Its number, from 1.', type: 'integer', example: 1 })
  occurrence!: number;

  @ApiProperty({ description: 'The date by the rule.', format: 'date', example: '2026-12-31' })
  planned_on!: string;

  @ApiProperty({ description: 'Whether it is a Saturday or a Sunday.', example: false })
  is_weekend!: boolean;

  @ApiProperty({
    description:
      'Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1 May, ' +
      '25 and 26 December.',
    example: false,
  })
  is_bank_holiday!: boolean;

  @ApiProperty({
    description: 'What an invoice comes to, as far as is known; null where it would be refused.',
    type: Number,
    nullable: true,
    example: 35.58,
  })
  total!: number | null;

  @ApiProperty({ description: 'Of the total.', type: String, nullable: true, example: 'EUR' })
  currency!: string | null;
}

export class OccurrenceDto extends NotedDateDto {
  @ApiProperty({ description: 'The first day that is invoiced.', format: 'date', example: '2026-12-31' })
  period_start!: string;

  @ApiProperty({ description: 'The last day that is invoiced.', format: 'date', example: '2027-01-30' })
  period_end!: string;
}

export class OccurrenceListDto {
  static readonly example: OccurrenceListDto = { data: [occurrenceExample] };

  @ApiProperty({ description: 'The dates to come, the next one first.', type: [OccurrenceDto] })
  data!: OccurrenceDto[];
}

export class RecurringDateDto extends NotedDateDto {
  @ApiProperty({ description: 'Which one runs then.', example: 'rec_01h455vb4pex5vsknk084sn02q' })
  recurring_invoice_id!: string;

  @ApiProperty({ description: 'What you call it.', example: 'Hosting' })
  name!: string;

  @ApiProperty({ description: 'Who is to pay.', example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;
}

export class RecurringCalendarDto {
  static readonly example: RecurringCalendarDto = { data: [calendarDateExample], has_more: false };

  @ApiProperty({ description: 'The dates, the soonest first.', type: [RecurringDateDto] })
  data!: RecurringDateDto[];

  @ApiProperty({ description: 'Whether there are later ones that are not told.', example: false })
  has_more!: boolean;
}
