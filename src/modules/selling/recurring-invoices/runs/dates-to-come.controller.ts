import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../../platform/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { OccurrenceListDto, RecurringCalendarDto } from '../dto/occurrence.dto.js';
import { PreviewRecurringInvoiceDto, RecurringPreviewDto } from '../dto/preview-recurring-invoice.dto.js';
import { toCalendarDto, toOccurrenceDtos, toPreviewDto } from './occurrences.mapper.js';
import { recurringInvoices } from '../recurring-invoices.resource.js';
import { DatesToComeService } from './dates-to-come.service.js';

@Controller('recurring-invoices')
@ApiTags('Recurring invoices')
export class DatesToComeController {
  constructor(private readonly dates: DatesToComeService) {}

  @IdempotentPost('preview')
  @Operation({
    id: 'recurring_invoices.preview',
    summary: 'Preview a recurring invoice',
    description:
      'Answers the dates that a rule gives, with their periods, and with `content` the amounts and the first ' +
      'invoice. Stores nothing. What creating one would refuse is refused.',
    access: invoices.read,
    answer: updated(RecurringPreviewDto, { description: 'What would be.' }),
  })
  async preview(
    @Body() body: PreviewRecurringInvoiceDto,
    @Who() who: Principal,
  ): Promise<RecurringPreviewDto> {
    return toPreviewDto(await this.dates.preview(who, body));
  }

  @Get('calendar')
  @Operation({
    id: 'recurring_invoices.calendar',
    summary: 'See all dates of the next twelve months',
    description:
      'The dates of all recurring invoices that are active or need attention, the soonest first, up to 5,000 of them.',
    access: invoices.read,
    heavy: true,
    answer: found(RecurringCalendarDto, 'The dates.'),
  })
  async calendar(@Who() who: Principal): Promise<RecurringCalendarDto> {
    return toCalendarDto(await this.dates.calendar(who));
  }

  @Get(':id/occurrences')
  @Operation({
    id: 'recurring_invoices.occurrences',
    summary: 'See the dates to come',
    description:
      'The next 24 dates with their periods and amounts, and whether each is on a weekend or a day on which banks ' +
      'settle no euro. Nothing is moved.',
    access: invoices.read,
    answer: found(OccurrenceListDto, 'The dates.'),
  })
  async occurrences(
    @ResourceId(recurringInvoices) id: string,
    @Who() who: Principal,
  ): Promise<OccurrenceListDto> {
    return { data: toOccurrenceDtos(await this.dates.ofOne(who, id)) };
  }
}
