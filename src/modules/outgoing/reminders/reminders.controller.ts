import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  file,
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type FileAnswer,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
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
      'Queues a mail at the next level, at any time and whatever the policy says: once more at the last level, where ' +
      'it is not overdue yet or the levels would not keep their distance. From the second level on a letter goes ' +
      'along. What is not overdue is asked for in a friendly way, without a fee, and what credit of the customer ' +
      'covers is not asked for. Each request is one mail: use an Idempotency-Key.',
    access: invoices.write,
    heavy: true,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['invalid_state_transition', 'recipient_suppressed', 'document_not_valid', 'rendering_failed'],
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

  @Get('invoices/:id/reminder-letter')
  @Operation({
    id: 'invoices.reminder_letter',
    summary: 'Preview the letter of the next reminder',
    description:
      'The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first reminder ' +
      'goes without one. Nothing of it is kept; the letter of a reminder that was sent is the file of its message.',
    access: invoices.read,
    heavy: true,
    answer: file('The letter.', ['application/pdf']),
    fails: ['invalid_state_transition', 'rendering_failed'],
  })
  letter(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<FileAnswer> {
    return this.reminders.letter(who, id);
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
      'The reminders of the next day on which they go out, of at most 200 invoices, or that would go out if they ' +
      'were enabled. Invoices of a customer in one currency go into one mail.',
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
