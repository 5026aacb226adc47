import { Body, Controller, Get, Query, Req } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  found,
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { approvalList } from './approvals.list.js';
import { toApprovalDto, toApprovalFactsDto } from './approvals.mapper.js';
import { approvals } from './approvals.resource.js';
import { ApprovalsService } from './approvals.service.js';
import { ApprovalDto, ApprovalFactsDto, ApprovalListDto } from './dto/approval.dto.js';
import { RejectApprovalDto } from './dto/reject-approval.dto.js';

@Controller('approvals')
@ApiTags('Approvals')
@ApiExtraModels(ApprovalFactsDto)
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly lists: Lists,
  ) {}

  @Get()
  @Operation({
    id: 'approvals.list',
    summary: 'List approvals',
    description:
      'Requests of API keys and members that wait for a person, and those that did. Without what was sent.',
    access: approvals.read,
    answer: page(ApprovalListDto, approvalList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ApprovalListDto> {
    return listOf(await this.lists.find(approvalList, query, who), toApprovalFactsDto);
  }

  @Get(':id')
  @Operation({
    id: 'approvals.get',
    summary: 'Get an approval',
    description: 'With what was sent, and what it would have done then.',
    access: approvals.read,
    answer: found(ApprovalDto, 'The approval.'),
  })
  async get(@ResourceId(approvals) id: string, @Who() who: Principal): Promise<ApprovalDto> {
    return toApprovalDto(await this.approvals.get(who, id));
  }

  @IdempotentPost(':id/approve')
  @Operation({
    id: 'approvals.approve',
    summary: 'Approve a request',
    description:
      'Does the request as the API key or member that asked for it, under the rights and limits of now. Look at ' +
      '`state` of the answer: it is `approved` if the request was done. If what it is about or what it comes to has ' +
      'changed meanwhile, or it is not possible any more, it is `stale` and nothing was done. No API key can ' +
      'approve, and nobody what they asked for themselves.',
    access: approvals.decide,
    confirmed: true,
    answer: updated(ApprovalDto),
    fails: ['invalid_state_transition', 'limit_exceeded', 'second_person_required', 'busy'],
  })
  async approve(
    @TargetOf(approvals) target: Target,
    @Who() who: Principal,
    @Req() request: Request,
  ): Promise<ApprovalDto> {
    return toApprovalDto(await this.approvals.approve({ who, request }, target));
  }

  @IdempotentPost(':id/reject')
  @Operation({
    id: 'approvals.reject',
    summary: 'Reject a request',
    description:
      'Ends the approval: nothing is done. Whoever asked learns it, with the reason, from the event or the approval.',
    access: approvals.decide,
    answer: updated(ApprovalDto),
    fails: ['invalid_state_transition'],
  })
  async reject(
    @TargetOf(approvals) target: Target,
    @Body() { reason }: RejectApprovalDto,
    @Who() who: Principal,
  ): Promise<ApprovalDto> {
    return toApprovalDto(await this.approvals.reject(who, target, reason ?? null));
  }
}
