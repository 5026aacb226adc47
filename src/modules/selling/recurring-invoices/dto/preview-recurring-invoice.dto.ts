import { ApiProperty } from '@nestjs/swagger';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';
import { Day, Nested, OneOf } from '../../../../platform/fields.js';
import { CalculatedInvoiceDto, InvoiceContentDto, PeriodDto } from '../../../books/invoices/index.js';
import { recurringPrices, type RecurringPrices } from '../domain/recurring-invoice.js';
import {
  firstInvoiceExample,
  previewRecurringInvoiceExample,
  recurringPreviewExample,
} from '../recurring-invoices.examples.js';
import type { PreviewTerms } from '../domain/preview.js';
import { OccurrenceDto } from './occurrence.dto.js';
import { RecurrenceDto } from './recurrence.dto.js';
import { ScheduleDto } from './schedule.dto.js';

export class PreviewRecurringInvoiceDto extends ScheduleDto implements PreviewTerms {
  static readonly example: object = previewRecurringInvoiceExample;

  @Day({ description: 'No date before this day; today if not given.', example: '2026-12-31', optional: true })
  start_on?: string;

  @Nested(() => InvoiceContentDto, {
    description: 'What invoices are made of; without it only the dates are answered.',
    optional: true,
  })
  content?: InvoiceContentDto;

  @OneOf(recurringPrices, {
    description: 'Prices as they are here, or those of the products; fixed if not given.',
    example: 'fixed',
    optional: true,
  })
  prices?: RecurringPrices;
}

/** What the first invoice would be. */
export class FirstInvoiceDto extends CalculatedInvoiceDto {
  static override readonly example: FirstInvoiceDto = firstInvoiceExample;

  @ApiProperty({ description: 'With its placeholders filled in.', type: String, nullable: true })
  message!: string | null;

  @ApiProperty({ description: 'The days that are invoiced.', type: PeriodDto, nullable: true })
  service_period!: PeriodDto | null;
}

export class RecurringPreviewDto {
  static readonly example: RecurringPreviewDto = recurringPreviewExample;

  @ApiProperty({ description: 'The rule as data.', type: RecurrenceDto })
  rule!: Recurrence;

  @ApiProperty({
    description: 'The rule with its end as a text of RFC 5545; null where that cannot say it.',
    type: String,
    nullable: true,
    example: 'FREQ=MONTHLY;BYMONTHDAY=-1',
  })
  rrule!: string | null;

  @ApiProperty({ description: 'The next 24 dates.', type: [OccurrenceDto] })
  data!: OccurrenceDto[];

  @ApiProperty({
    description: 'The first invoice, whose number and final dates come with the run; null without content.',
    type: FirstInvoiceDto,
    nullable: true,
  })
  invoice!: FirstInvoiceDto | null;
}
