import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import {
  CreateRecurringInvoiceDto,
  DuplicateRecurringInvoiceDto,
  ResumeRecurringInvoiceDto,
  UpdateRecurringInvoiceDto,
} from './dto/create-recurring-invoice.dto.js';
import { RecurringInvoiceDto, RecurringInvoiceListDto } from './dto/recurring-invoice.dto.js';
import { recurringInvoiceList } from './recurring-invoices.list.js';
import { toRecurringInvoiceDto, toRecurringInvoiceSummaryDto } from './recurring-invoices.mapper.js';
import { recurringInvoices } from './recurring-invoices.resource.js';
import { RecurringInvoicesService } from './recurring-invoices.service.js';

@Controller('recurring-invoices')
@ApiTags('Recurring invoices')
export class RecurringInvoicesController {
  constructor(
    private readonly service: RecurringInvoicesService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'recurring_invoices.create',
    summary: 'Add a recurring invoice',
    description:
      'Makes an invoice on each date of a rule, once. The content is checked as if the first run were now. Every ' +
      'date is computed from the start: the 31st is the last day of a shorter month, and the 31st again after it.',
    access: invoices.write,
    answer: created(RecurringInvoiceDto),
  })
  async create(@Body() body: CreateRecurringInvoiceDto, @Who() who: Principal): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'recurring_invoices.list',
    summary: 'List recurring invoices',
    description: 'The newest first, unless the oldest are asked for.',
    access: invoices.read,
    answer: page(RecurringInvoiceListDto, recurringInvoiceList),
  })
  async list(
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<RecurringInvoiceListDto> {
    return listOf(await this.lists.find(recurringInvoiceList, query, who), toRecurringInvoiceSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'recurring_invoices.get',
    summary: 'Get a recurring invoice',
    description: 'Its content, its rule and the date that comes next.',
    access: invoices.read,
    answer: found(RecurringInvoiceDto, 'The recurring invoice.'),
  })
  async get(@ResourceId(recurringInvoices) id: string, @Who() who: Principal): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'recurring_invoices.update',
    summary: 'Update a recurring invoice',
    description:
      'Replaces everything but the start, for the dates to come; what ran stays. A changed rule counts from the date ' +
      'that was planned next, so that no date comes twice.',
    access: invoices.write,
    answer: updated(RecurringInvoiceDto),
    fails: ['invalid_state_transition'],
  })
  async update(
    @TargetOf(recurringInvoices) target: Target,
    @Body() body: UpdateRecurringInvoiceDto,
    @Who() who: Principal,
  ): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.update(who, target, body));
  }

  @IdempotentPost(':id/pause')
  @Operation({
    id: 'recurring_invoices.pause',
    summary: 'Pause a recurring invoice',
    description: 'Nothing runs until it is resumed.',
    access: invoices.write,
    answer: updated(RecurringInvoiceDto, { description: 'Paused.' }),
    fails: ['invalid_state_transition'],
  })
  async pause(
    @TargetOf(recurringInvoices) target: Target,
    @Who() who: Principal,
  ): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.pause(who, target));
  }

  @IdempotentPost(':id/resume')
  @Operation({
    id: 'recurring_invoices.resume',
    summary: 'Resume a recurring invoice',
    description: 'Goes on after a pause. Dates that passed meanwhile are run or skipped, as `catch_up` says.',
    access: invoices.write,
    answer: updated(RecurringInvoiceDto, { description: 'Resumed.' }),
    fails: ['invalid_state_transition'],
  })
  async resume(
    @TargetOf(recurringInvoices) target: Target,
    @Body() body: ResumeRecurringInvoiceDto,
    @Who() who: Principal,
  ): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.resume(who, target, body.catch_up));
  }

  @IdempotentPost(':id/end')
  @Operation({
    id: 'recurring_invoices.end',
    summary: 'End a recurring invoice',
    description: 'Nothing runs any more. What it made stays, and so does what became of each date.',
    access: invoices.write,
    answer: updated(RecurringInvoiceDto, { description: 'Ended.' }),
    fails: ['invalid_state_transition'],
  })
  async end(
    @TargetOf(recurringInvoices) target: Target,
    @Who() who: Principal,
  ): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.end(who, target));
  }

  @IdempotentPost(':id/duplicate')
  @Operation({
    id: 'recurring_invoices.duplicate',
    summary: 'Duplicate a recurring invoice',
    description:
      'Adds a paused copy that starts on the next date of the source; resume it once you have looked at it. For ' +
      'another customer, terms and details that belong to the customer are left out.',
    access: invoices.write,
    answer: created(RecurringInvoiceDto, { description: 'Duplicated.', collection: '/recurring-invoices' }),
    fails: ['invalid_state_transition'],
  })
  async duplicate(
    @ResourceId(recurringInvoices) id: string,
    @Body() body: DuplicateRecurringInvoiceDto,
    @Who() who: Principal,
  ): Promise<RecurringInvoiceDto> {
    return toRecurringInvoiceDto(await this.service.duplicate(who, id, body));
  }

  @Delete(':id')
  @Operation({
    id: 'recurring_invoices.delete',
    summary: 'Delete a recurring invoice',
    description:
      'Deletes one for good of which no date ran and none was skipped. Another one is ended: it explains the ' +
      'invoices that it made.',
    access: invoices.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@TargetOf(recurringInvoices) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }
}
