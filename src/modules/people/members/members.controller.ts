import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  none,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { users } from '../auth/auth.resource.js';
import { MemberDto, MemberListDto, UpdateMemberDto } from './dto/member.dto.js';
import { keysOfRemoved } from './domain/member-terms.js';
import { toMemberDto } from './members.mapper.js';
import { MembersService } from './members.service.js';

@Controller('members')
@ApiTags('Members')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @Operation({
    id: 'members.list',
    summary: 'List the members',
    description: 'The people who may sign in to this organization. For owners and admins who are signed in.',
    access: 'manager',
    answer: found(MemberListDto, 'All members.'),
  })
  async list(@Who() who: Principal): Promise<MemberListDto> {
    return { data: (await this.members.list(who)).map(toMemberDto) };
  }

  @Get(':id')
  @Operation({
    id: 'members.get',
    summary: 'Get a member',
    description: 'By the identifier of the user.',
    access: 'manager',
    // When a session was last used is no change of the member.
    answer: found(MemberDto, 'The member.', { versioned: false }),
  })
  async get(@ResourceId(users) id: string, @Who() who: Principal): Promise<MemberDto> {
    return toMemberDto(await this.members.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'members.update',
    summary: 'Change the role of a member',
    description:
      'Takes effect at once, in every session of the member, and in the API keys and webhook endpoints of theirs: ' +
      'these may do and show no more than the role, and end where it does. Only an owner can name another owner or ' +
      'change one, and one owner always stays. A member with limits cannot become one.',
    access: 'manager',
    confirmed: true,
    answer: updated(MemberDto),
    fails: ['last_owner', 'invalid_state_transition'],
  })
  async update(
    @TargetOf(users) target: Target,
    @Body() body: UpdateMemberDto,
    @Who() who: Principal,
  ): Promise<MemberDto> {
    return toMemberDto(await this.members.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'members.remove',
    summary: 'Remove a member',
    description:
      'Ends the member’s sessions in this organization at once, on every node. The account stays. API keys that the ' +
      'member made go on with all their scopes, because programs may need them, unless `api_keys` says to revoke ' +
      'them. Webhook endpoints that the member wrote last are disabled, until somebody else updates them.',
    access: 'manager',
    confirmed: true,
    query: [
      {
        name: 'api_keys',
        description: 'What becomes of the API keys that the member made here.',
        schema: { type: 'string', enum: ['keep', 'revoke'], default: 'keep' },
      },
    ],
    answer: none('Removed.'),
    fails: ['last_owner'],
  })
  async remove(
    @TargetOf(users) target: Target,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<void> {
    await this.members.remove(who, target, keysOfRemoved(query));
  }

  @IdempotentPost(':id/end-sessions')
  @Operation({
    id: 'members.end_sessions',
    summary: 'Sign a member out',
    description: 'Ends all sessions of the member in this organization at once.',
    access: 'manager',
    answer: none('Ended.'),
  })
  async endSessions(@ResourceId(users) id: string, @Who() who: Principal): Promise<void> {
    await this.members.endSessions(who, id);
  }
}
