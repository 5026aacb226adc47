import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';
import { InvoiceContentDto } from '../../../books/invoices/index.js';
import {
  catchUps,
  recurringActions,
  recurringPeriods,
  recurringPrices,
  recurringStatuses,
  scheduleActions,
  type CatchUp,
  type RecurringAction,
  type RecurringPeriod,
  type RecurringPrices,
  type RecurringStatus,
  type ScheduleAction,
} from '../domain/recurring-invoice.js';
import { recurringInvoiceExample } from '../recurring-invoices.examples.js';
import type { recurringInvoiceFates } from '../recurring-invoices.resource.js';
import { RecurrenceDto } from './recurrence.dto.js';

export class RecurringInvoiceDto implements Tells<typeof recurringInvoiceFates> {
  static readonly example: RecurringInvoiceDto = recurringInvoiceExample;

  @ApiProperty({ example: 'rec_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({
    description: 'It needs attention while a run has failed; later dates wait until that is mended.',
    enum: recurringStatuses,
    example: 'active',
  })
  status!: RecurringStatus;

  @ApiProperty({ description: 'What may be done now.', enum: scheduleActions, isArray: true })
  available_actions!: readonly ScheduleAction[];

  @ApiProperty({ description: 'What you call it.', example: 'Hosting' })
  name!: string;

  @ApiProperty({ description: 'Who is to pay.', example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({
    description: 'What each run makes an invoice of; null once the data of the customer were erased.',
    type: InvoiceContentDto,
    nullable: true,
  })
  content!: Readonly<Record<string, unknown>> | null;

  @ApiProperty({
    description: 'What an invoice came to when the content was last checked or run.',
    type: Number,
    nullable: true,
    example: 35.58,
  })
  total!: number | null;

  @ApiProperty({ description: 'Of the total.', type: String, nullable: true, example: 'EUR' })
  currency!: string | null;

  @ApiProperty({ description: 'On which dates.', type: RecurrenceDto })
  rule!: Recurrence;

  @ApiProperty({
    description:
      'The rule with its end as a text of RFC 5545, whose DTSTART is `rule_from`; null where that cannot say it: ' +
      'a day that shorter months replace by their last one, or two ends.',
    type: String,
    nullable: true,
    example: 'FREQ=MONTHLY;BYMONTHDAY=-1',
  })
  rrule!: string | null;

  @ApiProperty({
    description:
      'The day that dates are computed from: the start, or the date from which a changed rule holds.',
    format: 'date',
    example: '2026-12-31',
  })
  rule_from!: string;

  @ApiProperty({ description: 'No date before this day.', format: 'date', example: '2026-12-31' })
  start_on!: string;

  @ApiProperty({
    description: 'The number of the date that comes next, from 1.',
    type: 'integer',
    example: 1,
  })
  next_occurrence!: number;

  @ApiProperty({
    description: 'The date that comes next; null when it has ended.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-12-31',
  })
  next_on!: string | null;

  @ApiProperty({ description: 'Ends after so many dates.', type: 'integer', nullable: true })
  end_after!: number | null;

  @ApiProperty({ description: 'No date after this day.', type: String, format: 'date', nullable: true })
  end_on!: string | null;

  @ApiProperty({ description: 'The time of day, where the organization is.', example: '06:00' })
  run_at!: string;

  @ApiProperty({ description: 'What a run makes.', enum: recurringActions, example: 'draft' })
  action!: RecurringAction;

  @ApiProperty({ description: 'Where prices come from.', enum: recurringPrices, example: 'fixed' })
  prices!: RecurringPrices;

  @ApiProperty({ description: 'Which time is invoiced.', enum: recurringPeriods, example: 'in_advance' })
  period!: RecurringPeriod;

  @ApiProperty({
    description: 'Which dates are run that passed while nothing ran.',
    enum: catchUps,
    example: 'all',
  })
  catch_up!: CatchUp;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

/** A recurring invoice in a list, with the name of its customer. */
export class RecurringInvoiceSummaryDto extends RecurringInvoiceDto {
  static override readonly example: RecurringInvoiceSummaryDto = {
    ...recurringInvoiceExample,
    customer_name: 'Difference Engines GmbH',
  };

  @ApiProperty({ description: 'What the customer is called now.', example: 'Difference Engines GmbH' })
  customer_name!: string;
}

export class RecurringInvoiceListDto extends ListDto {
  static readonly example: RecurringInvoiceListDto = {
    data: [RecurringInvoiceSummaryDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [RecurringInvoiceSummaryDto] })
  data!: RecurringInvoiceSummaryDto[];
}
