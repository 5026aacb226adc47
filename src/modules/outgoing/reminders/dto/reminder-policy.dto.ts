import { ApiProperty } from '@nestjs/swagger';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Each, Flag, HolidaysOf, OneOf, Text, Whole } from '../../../../platform/fields.js';
import {
  DAYS,
  LEVELS_MAX,
  reminderChannels,
  type PolicyDetails,
  type ReminderChannel,
  type ReminderLevel,
} from '../domain/reminder-policy.js';
import { reminderPolicyExample, updateReminderPolicyExample } from '../reminders.examples.js';

const time = { pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, detail: 'A time such as 09:00 was expected.' };

export class UpdateReminderLevelDto {
  @Whole(DAYS, { description: 'Days after the due date; before it if negative.', example: 7 })
  days!: number;

  @OneOf(reminderChannels, {
    description: 'A mail, or a task for a person, such as a call; email if not given.',
    example: 'email',
    optional: true,
  })
  channel?: ReminderChannel;

  @Amount({
    description:
      'What the letter of this level asks for beside the money, in the currency of the organization. It never ' +
      'changes an invoice. Only from the second level on, by mail, after the due date.',
    example: 5,
    optional: true,
  })
  fee?: Decimal;
}

export class UpdateReminderPolicyDto implements PolicyDetails {
  static readonly example = updateReminderPolicyExample;

  @Flag({
    description: 'Whether reminders go out by themselves; false if not given.',
    example: true,
    optional: true,
  })
  enabled?: boolean;

  @Text({
    description: 'The time of day, where the organization is; 09:00 if not given.',
    example: '09:00',
    max: 5,
    form: time,
    optional: true,
  })
  send_at?: string;

  @Flag({ description: 'Not on Saturdays and Sundays; true if not given.', example: true, optional: true })
  business_days_only?: boolean;

  @HolidaysOf({
    description: 'Whose weekend and holidays are no business days; Saturdays and Sundays if not given.',
    optional: true,
  })
  holidays_of?: string;

  @Amount({
    description:
      'Less than this is not asked for, in whatever currency it is due; everything is if not given.',
    example: 5,
    optional: true,
  })
  min_amount?: Decimal;

  @Each(() => UpdateReminderLevelDto, {
    description:
      'The steps, each later than the one before; 3, 14 and 28 days after the due date if not given.',
    max: LEVELS_MAX,
    optional: true,
  })
  levels?: UpdateReminderLevelDto[];
}

export class ReminderLevelDto implements Omit<ReminderLevel, 'fee'> {
  @ApiProperty({
    description: 'Days after the due date; before it if negative.',
    type: 'integer',
    example: 7,
  })
  days!: number;

  @ApiProperty({ description: 'A mail, or a task for a person.', enum: reminderChannels })
  channel!: ReminderChannel;

  @ApiProperty({
    description: 'What its letter asks for beside the money, in the currency of the organization.',
    type: Number,
    nullable: true,
    example: 5,
  })
  fee!: number | null;
}

export class ReminderPolicyDto {
  static readonly example: ReminderPolicyDto = reminderPolicyExample;

  @ApiProperty({ description: 'Counts the changes.', type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({ description: 'Whether reminders go out by themselves.' })
  enabled!: boolean;

  @ApiProperty({ description: 'The time of day, where the organization is.', example: '09:00' })
  send_at!: string;

  @ApiProperty({ description: 'Not on Saturdays and Sundays, or on the days off of `holidays_of`.' })
  business_days_only!: boolean;

  @ApiProperty({
    description: 'A country or a region of ISO 3166.',
    type: String,
    nullable: true,
    example: 'DE-BY',
  })
  holidays_of!: string | null;

  @ApiProperty({ description: 'Less than this is not asked for.', type: Number, nullable: true, example: 5 })
  min_amount!: number | null;

  @ApiProperty({ description: 'The steps, in their order.', type: [ReminderLevelDto] })
  levels!: readonly ReminderLevelDto[];
}
