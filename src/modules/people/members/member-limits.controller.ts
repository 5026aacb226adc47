import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { users } from '../auth/auth.resource.js';
import { KeyLimitsDto } from '../auth/index.js';
import { MemberDto, MemberUsageDto } from './dto/member.dto.js';
import { MemberLimitsService } from './member-limits.service.js';
import { toMemberDto, toMemberUsageDto } from './members.mapper.js';

@Controller('members/:id')
@ApiTags('Members')
export class MemberLimitsController {
  constructor(private readonly limits: MemberLimitsService) {}

  @Put('limits')
  @Operation({
    id: 'members.update_limits',
    summary: 'Change the limits of a member',
    description:
      'The same limits as those of API keys: they replace all that there are, and an empty object takes all away. ' +
      'They narrow what the member writes, in every session and at once. Whoever has limits manages no keys, ' +
      'members or settings and decides on no approvals. Owners have none, and nobody changes their own.',
    access: 'manager',
    confirmed: true,
    answer: updated(MemberDto),
    fails: ['invalid_state_transition'],
  })
  async update(
    @TargetOf(users) target: Target,
    @Body() body: KeyLimitsDto,
    @Who() who: Principal,
  ): Promise<MemberDto> {
    return toMemberDto(await this.limits.update(who, target, body));
  }

  @Get('usage')
  @Operation({
    id: 'members.usage',
    summary: 'Get what a member with limits did today',
    description:
      'Of the day that it is where the organization is. Managers may ask of every member, and others of themselves. ' +
      'Whoever has no limits is not counted.',
    access: 'user',
    answer: found(MemberUsageDto, 'The use of today.'),
  })
  async usage(@ResourceId(users) id: string, @Who() who: Principal): Promise<MemberUsageDto> {
    return toMemberUsageDto(await this.limits.usage(who, id));
  }
}
