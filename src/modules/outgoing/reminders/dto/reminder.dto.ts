import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../platform/fields.js';
import { reminderChannels, type ReminderChannel } from '../domain/reminder-policy.js';
import {
  forecastExample,
  invoiceRemindersExample,
  remindExample,
  reminderTaskListExample,
} from '../reminders.examples.js';

/** As much as a message may say. */
const TEXT_MAX = 10_000;

export class RemindDto {
  static readonly example = remindExample;
  static readonly mayBeAbsent = true;

  @Text({
    description: 'What it says, in place of the text of the template. Plain text.',
    example: 'Dear Ada Lovelace,\n\nplease remember our invoice.',
    max: TEXT_MAX,
    optional: true,
  })
  text?: string;
}

class AskedDto {
  @ApiProperty({ description: 'The step, from 1 on.', type: 'integer', example: 1 })
  level!: number;

  @ApiProperty({ description: 'What is due.', example: 119 })
  amount_due!: number;

  @ApiProperty({ example: 'EUR' })
  currency!: string;
}

export class ReminderDto extends AskedDto {
  @ApiProperty({
    description: 'Which instalment was due first then, from 1 on; each has steps of its own. Else 1.',
    type: 'integer',
    example: 1,
  })
  instalment!: number;

  @ApiProperty({ description: 'A mail, or a task for a person.', enum: reminderChannels })
  channel!: ReminderChannel;

  @ApiProperty({
    description: 'The mail; null for a task.',
    type: String,
    nullable: true,
    example: 'msg_01h455vb4pex5vsknk084sn02q',
  })
  message_id!: string | null;

  @ApiProperty({
    description: 'What was asked for beside it; it is no part of the invoice.',
    type: Number,
    nullable: true,
    example: 5,
  })
  fee!: number | null;

  @ApiProperty({ description: 'The day, where the organization is.', type: String, format: 'date' })
  asked_on!: string;

  @ApiProperty({
    description: 'When a person did the task.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  done_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}

export class NextReminderDto {
  @ApiProperty({ description: 'The step, from 1 on.', type: 'integer', example: 2 })
  level!: number;

  @ApiProperty({ description: 'A mail, or a task for a person.', enum: reminderChannels })
  channel!: ReminderChannel;

  @ApiProperty({ description: 'The day, where the organization is.', type: String, format: 'date' })
  on!: string;
}

export class InvoiceRemindersDto {
  static readonly example: InvoiceRemindersDto = invoiceRemindersExample;

  @ApiProperty({ description: 'What was asked, in the order of the levels.', type: [ReminderDto] })
  data!: ReminderDto[];

  @ApiProperty({
    description: 'What comes next if nothing is paid; null where nothing will.',
    type: NextReminderDto,
    nullable: true,
  })
  next!: NextReminderDto | null;
}

class AskedInvoiceDto extends AskedDto {
  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ description: 'The number of the invoice.', example: 'INV-2026-00001' })
  number!: string;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: 'The customer’s name on the invoice.', example: 'Difference Engines GmbH' })
  customer_name!: string;

  @ApiProperty({ type: String, format: 'date' })
  due_date!: string;
}

export class ExpectedInvoiceDto {
  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ description: 'The number of the invoice.', example: 'INV-2026-00001' })
  number!: string;

  @ApiProperty({ type: String, format: 'date' })
  due_date!: string;

  @ApiProperty({ description: 'Its own step, from 1 on.', type: 'integer', example: 1 })
  level!: number;

  @ApiProperty({ description: 'What is due.', example: 119 })
  amount_due!: number;
}

export class ExpectedReminderDto {
  @ApiProperty({ description: 'A mail, or a task for a person.', enum: reminderChannels })
  channel!: ReminderChannel;

  @ApiProperty({ description: 'The highest step of its invoices.', type: 'integer', example: 2 })
  level!: number;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: 'The customer’s name on the invoice.', example: 'Difference Engines GmbH' })
  customer_name!: string;

  @ApiProperty({ example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'What is due of all of them.', example: 119 })
  amount_due!: number;

  @ApiProperty({ description: 'What is asked for beside it.', type: Number, nullable: true, example: 5 })
  fee!: number | null;

  @ApiProperty({
    description: 'Those of one mail, the longest overdue first; a task has one.',
    type: [ExpectedInvoiceDto],
  })
  invoices!: ExpectedInvoiceDto[];
}

export class ReminderForecastDto {
  static readonly example: ReminderForecastDto = forecastExample;

  @ApiProperty({ description: 'Whether they go out; if not, it is what would.' })
  enabled!: boolean;

  @ApiProperty({ description: 'When they go out.', type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'Each mail and each task.', type: [ExpectedReminderDto] })
  data!: ExpectedReminderDto[];
}

export class ReminderTaskDto extends AskedInvoiceDto {
  @ApiProperty({ description: 'Since when.', type: String, format: 'date' })
  asked_on!: string;
}

export class ReminderTaskListDto {
  static readonly example: ReminderTaskListDto = reminderTaskListExample;

  @ApiProperty({ description: 'What waits for a person, the oldest first.', type: [ReminderTaskDto] })
  data!: ReminderTaskDto[];
}
