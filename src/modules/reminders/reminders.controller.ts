import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { invoices } from '../invoices/invoices.resource.js';
import { MessageDto, toMessageDto } from '../messages/index.js';
import {
  InvoiceRemindersDto,
  RemindDto,
  ReminderForecastDto,
  ReminderTaskListDto,
} from './dto/reminder.dto.js';
import { toForecastDto, toInvoiceRemindersDto, toReminderTaskListDto } from './reminders.mapper.js';
import { RemindersService } from './reminders.service.js';

@Controller()
@ApiTags('Reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @IdempotentPost('invoices/:id/remind')
  @Operation({
    id: 'invoices.remind',
    summary: 'Remind of an invoice',
    description:
      'Queues a mail at the next level, at any time and whatever the policy says. Each request is one mail: use an ' +
      'Idempotency-Key.',
    access: invoices.write,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['invalid_state_transition', 'recipient_suppressed', 'document_not_valid'],
  })
  async remind(
    @TargetOf(invoices) target: Target,
    @Body() body: RemindDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.reminders.remind(who, target, body));
  }

  @Get('invoices/:id/reminders')
  @Operation({
    id: 'invoices.reminders',
    summary: 'Get the reminders of an invoice',
    description: 'What was asked, and what comes next if nothing is paid.',
    access: invoices.read,
    answer: found(InvoiceRemindersDto, 'The reminders.'),
  })
  async ofInvoice(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<InvoiceRemindersDto> {
    return toInvoiceRemindersDto(await this.reminders.ofInvoice(who, id));
  }

  @IdempotentPost('invoices/:id/finish-reminder-tasks')
  @Operation({
    id: 'invoices.finish_reminder_tasks',
    summary: 'Finish the reminder tasks of an invoice',
    description: 'Notes that a person has asked for the money. Doing it again changes nothing.',
    access: invoices.write,
    answer: updated(InvoiceRemindersDto, { description: 'The reminders.' }),
  })
  async finishTasks(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<InvoiceRemindersDto> {
    return toInvoiceRemindersDto(await this.reminders.finishTasks(who, id));
  }

  @Get('reminders/forecast')
  @Operation({
    id: 'reminders.forecast',
    summary: 'Get what is sent next',
    description:
      'The reminders of the next day on which they go out, at most 200, or that would go out if they were enabled.',
    access: invoices.read,
    answer: found(ReminderForecastDto, 'What is sent next.'),
  })
  async forecast(@Who() who: Principal): Promise<ReminderForecastDto> {
    return toForecastDto(await this.reminders.forecast(who));
  }

  @Get('reminders/tasks')
  @Operation({
    id: 'reminders.tasks',
    summary: 'List the reminder tasks',
    description: 'Open invoices that a person is to ask for, the oldest task first, at most 200.',
    access: invoices.read,
    answer: found(ReminderTaskListDto, 'The tasks.'),
  })
  async tasks(@Who() who: Principal): Promise<ReminderTaskListDto> {
    return toReminderTaskListDto(await this.reminders.tasks(who));
  }
}
