import { ApiProperty } from '@nestjs/swagger';
import { approvalReasons, type ApprovalReason, type Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { DryRunDto } from '../../dry-runs/index.js';
import { approvalFactsExample, staleExample } from '../approvals.examples.js';
import type { approvalFates } from '../approvals.resource.js';
import {
  approvalActions,
  approvalStates,
  staleReasons,
  type ApprovalAction,
  type ApprovalState,
  type Staleness,
} from '../domain/approval.js';

const ANY_ID = '^[a-z]{3}_[0-9a-z]{26}$';

export class StalenessDto {
  @ApiProperty({
    description:
      '`changed`: what it is about, or what it comes to, is not what was shown. `refused`: it is not possible any ' +
      'more. `erased`: it held personal data that was erased.',
    enum: staleReasons,
    example: staleExample.reason,
  })
  reason!: Staleness['reason'];

  @ApiProperty({
    description: 'The fields that are others now, of what it is about or of the answer.',
    type: [String],
    example: staleExample.fields,
  })
  fields!: readonly string[];

  @ApiProperty({
    description: 'The code of the problem that refused it.',
    type: String,
    nullable: true,
    example: 'invalid_state_transition',
  })
  problem!: string | null;
}

export class ApprovalResultDto {
  @ApiProperty({ description: 'The status of its answer.', type: 'integer', example: 200 })
  status!: number;

  @ApiProperty({
    description: 'The `id` of its answer: what was made or changed.',
    type: String,
    nullable: true,
    pattern: ANY_ID,
    example: approvalFactsExample.target_id,
  })
  id!: string | null;
}

/** What lists and events tell of an approval: nothing of what was sent. */
export class ApprovalFactsDto implements Tells<typeof approvalFates> {
  static readonly example: ApprovalFactsDto = approvalFactsExample;

  @ApiProperty({ example: approvalFactsExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the approval.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({
    description: 'Until somebody decides it is `pending`. All other states are final.',
    enum: approvalStates,
    example: 'pending',
  })
  state!: ApprovalState;

  @ApiProperty({ description: 'What is asked for.', example: approvalFactsExample.operation })
  operation!: string;

  @ApiProperty({
    description: 'What it is about: what stands in its path. Null for what is made anew.',
    type: String,
    nullable: true,
    pattern: ANY_ID,
    example: approvalFactsExample.target_id,
  })
  target_id!: string | null;

  @ApiProperty({
    description: 'Whether its operation always waits for an approval, or its amount does.',
    enum: approvalReasons,
    example: 'operation',
  })
  reason!: ApprovalReason;

  @ApiProperty({
    description: 'The API key or the member that asks.',
    pattern: '^(key|usr)_[0-9a-z]{26}$',
    example: approvalFactsExample.asked_by,
  })
  asked_by!: string;

  @ApiProperty({
    description: 'The user who decided; null where nobody has.',
    type: String,
    nullable: true,
    example: 'usr_01h455vb4pex5vsknk084sn02q',
  })
  decided_by!: string | null;

  @ApiProperty({
    description: 'What whoever rejected it said; null for nothing. Forgotten with what was sent.',
    type: String,
    nullable: true,
    example: null,
  })
  rejection_reason!: string | null;

  @ApiProperty({
    description: 'When it was decided on, or expired.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  ended_at!: string | null;

  @ApiProperty({ description: 'Why it is `stale`.', type: StalenessDto, nullable: true })
  stale_because!: StalenessDto | null;

  @ApiProperty({ description: 'What the approved request came to.', type: ApprovalResultDto, nullable: true })
  result!: ApprovalResultDto | null;

  @ApiProperty({
    description: 'When it expires unless somebody decides: seven days after it was asked for.',
    type: String,
    format: 'date-time',
  })
  expires_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class KeptRequestDto {
  @ApiProperty({
    description: 'Its query parameters.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: {},
  })
  query!: Readonly<Record<string, string>>;

  @ApiProperty({
    description: 'Its body; null for none.',
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: null,
  })
  body!: object | null;

  @ApiProperty({ description: 'Its header If-Match.', type: String, nullable: true, example: null })
  if_match!: string | null;
}

export class ApprovalDto extends ApprovalFactsDto {
  static override readonly example: ApprovalDto = {
    ...approvalFactsExample,
    request: { query: {}, body: null, if_match: null },
    dry_run: DryRunDto.example,
    dry_run_now: null,
    available_actions: [...approvalActions],
  };

  @ApiProperty({
    description:
      'What was sent. It is forgotten 30 days after the end, and at once when its customer is erased.',
    type: KeptRequestDto,
    nullable: true,
  })
  request!: KeptRequestDto | null;

  @ApiProperty({
    description: 'What the request would have done when it was sent. Forgotten with it.',
    type: DryRunDto,
    nullable: true,
  })
  dry_run!: DryRunDto | null;

  @ApiProperty({
    description:
      'What the request would have done when somebody approved it, beside `dry_run`; null unless it is `stale` for ' +
      'that. Forgotten with what was sent.',
    type: DryRunDto,
    nullable: true,
  })
  dry_run_now!: DryRunDto | null;

  @ApiProperty({ description: 'What can be done with it.', enum: approvalActions, isArray: true })
  available_actions!: readonly ApprovalAction[];
}

export class ApprovalListDto extends ListDto {
  static readonly example: ApprovalListDto = {
    data: [approvalFactsExample],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [ApprovalFactsDto] })
  data!: ApprovalFactsDto[];
}
