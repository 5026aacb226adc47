import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IfMatch,
  Operation,
  updated,
  Who,
  type Principal,
  type VersionCondition,
} from '../../../../platform/index.js';
import { ReminderPolicyDto, UpdateReminderPolicyDto } from '../dto/reminder-policy.dto.js';
import { toReminderPolicyDto } from '../reminders.mapper.js';
import { ReminderPolicyService } from './reminder-policy.service.js';

@Controller('reminder-policy')
@ApiTags('Reminders')
export class ReminderPolicyController {
  constructor(private readonly policy: ReminderPolicyService) {}

  @Get()
  @Operation({
    id: 'reminder_policy.get',
    summary: 'Get the reminder policy',
    description: 'When customers are asked for money that is late, and how.',
    access: 'manager',
    answer: found(ReminderPolicyDto, 'The policy.'),
  })
  async get(@Who() who: Principal): Promise<ReminderPolicyDto> {
    return toReminderPolicyDto(await this.policy.get(who));
  }

  @Put()
  @Operation({
    id: 'reminder_policy.update',
    summary: 'Update the reminder policy',
    description:
      'Replaces all of it; what is not given gets its default. What was sent stays. See /reminders/forecast for what ' +
      'goes out next.',
    access: 'manager',
    answer: updated(ReminderPolicyDto),
  })
  async update(
    @IfMatch() seen: VersionCondition,
    @Body() body: UpdateReminderPolicyDto,
    @Who() who: Principal,
  ): Promise<ReminderPolicyDto> {
    return toReminderPolicyDto(await this.policy.update(who, seen, body));
  }
}
