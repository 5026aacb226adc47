import { Body, Controller, Delete, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  callOf,
  created,
  IdempotentPost,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { toOrganizationSummaryDto } from '../auth/index.js';
import { AcceptancesService } from './acceptances.service.js';
import {
  AcceptedInvitationDto,
  AcceptInvitationDto,
  CreatedInvitationDto,
  CreateInvitationDto,
  InvitationListDto,
  JoinDto,
} from './dto/invitation.dto.js';
import { invitationList } from './invitations.list.js';
import { InvitationsService } from './invitations.service.js';
import { toCreatedInvitationDto, toInvitationDto } from './members.mapper.js';
import { invitations } from './members.resource.js';

@Controller('invitations')
@ApiTags('Invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly acceptances: AcceptancesService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'invitations.create',
    summary: 'Invite somebody',
    description:
      'The link works once, for 7 days. An earlier invitation of the same address no longer works. The answer is the ' +
      'same whether the address has an account or not.',
    access: 'manager',
    confirmed: true,
    answer: created(CreatedInvitationDto),
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateInvitationDto, @Who() who: Principal): Promise<CreatedInvitationDto> {
    return toCreatedInvitationDto(await this.invitations.create(who, body));
  }

  @Get()
  @Operation({
    id: 'invitations.list',
    summary: 'List the invitations',
    description: 'The newest first, those that were accepted or revoked included.',
    access: 'manager',
    answer: page(InvitationListDto, invitationList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<InvitationListDto> {
    return listOf(await this.lists.find(invitationList, query, who), toInvitationDto);
  }

  @IdempotentPost(':id/resend')
  @Operation({
    id: 'invitations.resend',
    summary: 'Make another link for an invitation',
    description: 'The former link no longer works; the new one works for 7 days.',
    access: 'manager',
    confirmed: true,
    answer: updated(CreatedInvitationDto, { description: 'With the new link.' }),
    fails: ['invalid_state_transition'],
  })
  async resend(@ResourceId(invitations) id: string, @Who() who: Principal): Promise<CreatedInvitationDto> {
    return toCreatedInvitationDto(await this.invitations.resend(who, id));
  }

  @Delete(':id')
  @Operation({
    id: 'invitations.revoke',
    summary: 'Revoke an invitation',
    description: 'The link no longer works. The invitation stays in the list.',
    access: 'manager',
    answer: none('Revoked.'),
    fails: ['invalid_state_transition'],
  })
  async revoke(@ResourceId(invitations) id: string, @Who() who: Principal): Promise<void> {
    await this.invitations.revoke(who, id);
  }

  @Post('accept')
  @Operation({
    id: 'invitations.accept',
    summary: 'Accept an invitation',
    description:
      'For whoever has the link. Somebody whose address has an account says its password; anybody else chooses a ' +
      'name and a password. Sign in afterwards.',
    access: 'public',
    answer: updated(AcceptedInvitationDto, { description: 'Accepted.' }),
    fails: ['link_not_valid', 'invalid_credentials', 'too_many_sign_in_attempts', 'already_exists'],
  })
  async accept(@Body() body: AcceptInvitationDto, @Req() request: Request): Promise<AcceptedInvitationDto> {
    const { email, organization } = await this.acceptances.accept(body, callOf(request));
    return { email, organization: toOrganizationSummaryDto(organization) };
  }

  @Post('join')
  @Operation({
    id: 'invitations.join',
    summary: 'Accept an invitation while signed in',
    description:
      'For somebody who is signed in, in any organization, with the address that was invited: neither name nor ' +
      'password is asked for. `auth.switch_organization` opens a session in the new organization.',
    access: 'user',
    secretBody: true,
    answer: updated(AcceptedInvitationDto, { description: 'Accepted.' }),
    fails: ['link_not_valid', 'other_account', 'already_exists'],
  })
  async join(@Body() { token }: JoinDto, @Who() who: Principal): Promise<AcceptedInvitationDto> {
    const { email, organization } = await this.acceptances.join(who, token);
    return { email, organization: toOrganizationSummaryDto(organization) };
  }
}
