import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { payments } from '../../books/payments/payments.resource.js';
import { BankLineDto, toBankLineDto } from '../bank-statements/index.js';
import { bankLines } from '../bank-statements/bank-statements.resource.js';
import { toMatchListDto, toProposalListDto } from './bank-matches.mapper.js';
import { BankMatchesQueries } from './bank-matches.queries.js';
import { BankMatchesService } from './bank-matches.service.js';
import { BankMatchListDto, BankProposalListDto } from './dto/bank-match.dto.js';
import { MatchLineDto } from './dto/match-line.dto.js';

@Controller('bank-lines')
@ApiTags('Bank statements')
export class BankMatchesController {
  constructor(
    private readonly queries: BankMatchesQueries,
    private readonly service: BankMatchesService,
  ) {}

  @Get(':id/proposals')
  @Operation({
    id: 'bank_lines.proposals',
    summary: 'Propose what a bank line is',
    description:
      'Which invoices a line pays, which payment or refund on record it is, or which payment it takes back, with ' +
      'what speaks for each. Made when it is read, because documents change.',
    access: bankAccounts.read,
    answer: found(BankProposalListDto, 'The proposals.'),
  })
  async proposals(@ResourceId(bankLines) id: string, @Who() who: Principal): Promise<BankProposalListDto> {
    return toProposalListDto(await this.queries.proposals(who, id));
  }

  @Get(':id/matches')
  @Operation({
    id: 'bank_lines.matches',
    summary: 'List what a bank line is',
    description: 'What is said of the line, and what was taken back.',
    access: bankAccounts.read,
    answer: found(BankMatchListDto, 'What it is.'),
  })
  async matches(@ResourceId(bankLines) id: string, @Who() who: Principal): Promise<BankMatchListDto> {
    return toMatchListDto(await this.queries.matches(who, id));
  }

  @IdempotentPost(':id/match')
  @Operation({
    id: 'bank_lines.match',
    summary: 'Match a bank line',
    description:
      'Says what a line is, or a part of it, and records what is not on record: payments that settle invoices, ' +
      'refunds, reversals. All of it or nothing, by the rules of payments. `outcomes` of a proposal can be sent as ' +
      'they are, without what is null. What is left of the line can be matched later.',
    access: payments.write,
    answer: updated(BankLineDto, { description: 'Matched.' }),
    fails: ['invalid_state_transition', 'line_already_matched', 'match_does_not_add_up'],
  })
  async match(
    @TargetOf(bankLines) target: Target,
    @Body() body: MatchLineDto,
    @Who() who: Principal,
  ): Promise<BankLineDto> {
    return toBankLineDto(await this.service.match(who, target, body.outcomes));
  }

  @IdempotentPost(':id/unmatch')
  @Operation({
    id: 'bank_lines.unmatch',
    summary: 'Unmatch a bank line',
    description:
      'Takes back all that is said of a line, and what was recorded with it: payments are reversed, refunds ' +
      'cancelled, and reversed payments settle again what is still due. What was on record before stays.',
    access: payments.write,
    answer: updated(BankLineDto, { description: 'Unmatched.' }),
    fails: ['invalid_state_transition'],
  })
  async unmatch(@TargetOf(bankLines) target: Target, @Who() who: Principal): Promise<BankLineDto> {
    return toBankLineDto(await this.service.unmatch(who, target));
  }
}
