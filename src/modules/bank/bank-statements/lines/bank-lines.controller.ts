import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
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
} from '../../../../platform/index.js';
import { bankAccounts } from '../../bank-accounts/bank-accounts.resource.js';
import { bankLineList } from './bank-lines.list.js';
import { toBankLineDto, toBankLineSummaryDto } from './bank-lines.mapper.js';
import { bankLines } from '../bank-statements.resource.js';
import { BankLinesService } from './bank-lines.service.js';
import { BankLineDto, BankLineListDto, BankLineStateDto } from '../dto/bank-line.dto.js';
import { HoldLineDto, IgnoreLineDto } from '../dto/change-line.dto.js';

@Controller('bank-lines')
@ApiTags('Bank statements')
@ApiExtraModels(BankLineStateDto)
export class BankLinesController {
  constructor(
    private readonly service: BankLinesService,
    private readonly lists: Lists,
  ) {}

  @Get()
  @Operation({
    id: 'bank_lines.list',
    summary: 'List bank lines',
    description:
      'Without the payments that a line is the sum of. The newest first, unless it is asked otherwise.',
    access: bankAccounts.read,
    answer: page(BankLineListDto, bankLineList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<BankLineListDto> {
    return listOf(await this.lists.find(bankLineList, query, who), toBankLineSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'bank_lines.get',
    summary: 'Get a bank line',
    description: 'The line with the payments that it is the sum of.',
    access: bankAccounts.read,
    answer: found(BankLineDto, 'The bank line.'),
  })
  async get(@ResourceId(bankLines) id: string, @Who() who: Principal): Promise<BankLineDto> {
    return toBankLineDto(await this.service.get(who, id));
  }

  @IdempotentPost(':id/hold')
  @Operation({
    id: 'bank_lines.hold',
    summary: 'Hold a bank line',
    description: 'Puts it aside until something is known.',
    access: bankAccounts.write,
    answer: updated(BankLineDto, { description: 'Held.' }),
    fails: ['invalid_state_transition'],
  })
  async hold(
    @TargetOf(bankLines) target: Target,
    @Body() body: HoldLineDto,
    @Who() who: Principal,
  ): Promise<BankLineDto> {
    return toBankLineDto(await this.service.hold(who, target, body));
  }

  @IdempotentPost(':id/ignore')
  @Operation({
    id: 'bank_lines.ignore',
    summary: 'Ignore a bank line',
    description: 'Says that it has nothing to do with the books. It stays a part of the balance.',
    access: bankAccounts.write,
    answer: updated(BankLineDto, { description: 'Ignored.' }),
    fails: ['invalid_state_transition'],
  })
  async ignore(
    @TargetOf(bankLines) target: Target,
    @Body() body: IgnoreLineDto,
    @Who() who: Principal,
  ): Promise<BankLineDto> {
    return toBankLineDto(await this.service.ignore(who, target, body.reason));
  }

  @IdempotentPost(':id/reopen')
  @Operation({
    id: 'bank_lines.reopen',
    summary: 'Reopen a bank line',
    description: 'Takes back that it is held or ignored. One that is new is answered as it is.',
    access: bankAccounts.write,
    answer: updated(BankLineDto, { description: 'Reopened.' }),
    fails: ['invalid_state_transition'],
  })
  async reopen(@TargetOf(bankLines) target: Target, @Who() who: Principal): Promise<BankLineDto> {
    return toBankLineDto(await this.service.reopen(who, target));
  }
}
