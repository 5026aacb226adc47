import { ApiProperty } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { BankLineSummaryDto } from '../../bank-statements/index.js';
import { ruleDirections, ruleOutcomes, type RuleDirection, type RuleOutcome } from '../domain/rule.js';
import type { matchingRuleFates } from '../matching-rules.resource.js';

/** What events tell of a rule: nothing that names anybody. */
export class MatchingRuleStateDto {
  static readonly example: MatchingRuleStateDto = {
    id: 'mru_01h455vb4pex5vsknk084sn02q',
    version: 1,
    position: 1,
    is_active: true,
    bank_account_id: null,
    outcome: 'fee',
    customer_id: null,
    is_certain: false,
  };

  @ApiProperty({ example: 'mru_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the rule.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'Its place among the rules.', type: 'integer', example: 1 })
  position!: number;

  @ApiProperty({ description: 'Whether it is in use.', example: true })
  is_active!: boolean;

  @ApiProperty({ description: 'Only lines of this account.', type: String, nullable: true })
  bank_account_id!: string | null;

  @ApiProperty({ description: 'What a line is that it meets.', enum: ruleOutcomes, example: 'fee' })
  outcome!: RuleOutcome;

  @ApiProperty({ description: 'Who pays.', type: String, nullable: true })
  customer_id!: string | null;

  @ApiProperty({ description: 'Whether what it says is certain.', example: false })
  is_certain!: boolean;
}

export class MatchingRuleDto extends MatchingRuleStateDto implements Tells<typeof matchingRuleFates> {
  static override readonly example: MatchingRuleDto = {
    ...MatchingRuleStateDto.example,
    name: 'Account fees',
    direction: 'out',
    counterparty_iban: null,
    name_contains: null,
    text_contains: 'Account closing',
    amount_from: null,
    amount_to: null,
    reason: null,
    uses: 0,
    last_used_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
  };

  @ApiProperty({ description: 'What you call it.', example: 'Account fees' })
  name!: string;

  @ApiProperty({ description: 'Only money in, or only money out.', enum: ruleDirections, nullable: true })
  direction!: RuleDirection | null;

  @ApiProperty({ description: 'Only from or to this account.', type: String, nullable: true })
  counterparty_iban!: string | null;

  @ApiProperty({ description: 'What the name must have in it.', type: String, nullable: true })
  name_contains!: string | null;

  @ApiProperty({ description: 'What the text must have in it.', type: String, nullable: true })
  text_contains!: string | null;

  @ApiProperty({ description: 'The least amount, without a sign.', type: 'number', nullable: true })
  amount_from!: number | null;

  @ApiProperty({ description: 'The greatest amount, without a sign.', type: 'number', nullable: true })
  amount_to!: number | null;

  @ApiProperty({ description: 'Why it is ignored, or what a fee is for.', type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ description: 'How many lines were matched as it says.', type: 'integer', example: 0 })
  uses!: number;

  @ApiProperty({ description: 'When one was last.', type: String, format: 'date-time', nullable: true })
  last_used_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class MatchingRuleListDto extends ListDto {
  static readonly example: MatchingRuleListDto = {
    data: [MatchingRuleDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [MatchingRuleDto] })
  data!: MatchingRuleDto[];
}

/** Which lines a rule meets. */
export class TestedRuleDto {
  static readonly example: TestedRuleDto = { looked_at: 1, met: 1, lines: [BankLineSummaryDto.example] };

  @ApiProperty({ description: 'How many lines were looked at: the newest.', type: 'integer', example: 1 })
  looked_at!: number;

  @ApiProperty({ description: 'How many of them it meets.', type: 'integer', example: 1 })
  met!: number;

  @ApiProperty({ description: 'Up to 20 of those, the newest first.', type: [BankLineSummaryDto] })
  lines!: BankLineSummaryDto[];
}
