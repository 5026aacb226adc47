import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { CreateMatchingRuleDto, UpdateMatchingRuleDto } from './dto/create-matching-rule.dto.js';
import {
  MatchingRuleDto,
  MatchingRuleListDto,
  MatchingRuleStateDto,
  TestedRuleDto,
} from './dto/matching-rule.dto.js';
import { matchingRuleList } from './matching-rules.list.js';
import { toMatchingRuleDto, toTestedRuleDto } from './matching-rules.mapper.js';
import { matchingRules } from './matching-rules.resource.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { MatchingRulesService } from './matching-rules.service.js';

@Controller('matching-rules')
@ApiTags('Matching rules')
@ApiExtraModels(MatchingRuleStateDto)
export class MatchingRulesController {
  constructor(
    private readonly service: MatchingRulesService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'matching_rules.create',
    summary: 'Add a matching rule',
    description:
      'Says what lines with something in common are: from an account, with a part of a name or of a text. Rules come ' +
      'after what is certain by its reference. Two that say different things of a line propose neither.',
    access: bankAccounts.write,
    answer: created(MatchingRuleDto),
  })
  async create(@Body() body: CreateMatchingRuleDto, @Who() who: Principal): Promise<MatchingRuleDto> {
    return toMatchingRuleDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'matching_rules.list',
    summary: 'List matching rules',
    description: 'The newest first, unless the request asks for another order.',
    access: bankAccounts.read,
    answer: page(MatchingRuleListDto, matchingRuleList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<MatchingRuleListDto> {
    return listOf(await this.lists.find(matchingRuleList, query, who), toMatchingRuleDto);
  }

  @Get(':id')
  @Operation({
    id: 'matching_rules.get',
    summary: 'Get a matching rule',
    description: 'One matching rule with all of its fields.',
    access: bankAccounts.read,
    answer: found(MatchingRuleDto, 'The matching rule.'),
  })
  async get(@ResourceId(matchingRules) id: string, @Who() who: Principal): Promise<MatchingRuleDto> {
    return toMatchingRuleDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'matching_rules.update',
    summary: 'Update a matching rule',
    description: 'Replaces the matching rule wholly; what is not given becomes empty or its default.',
    access: bankAccounts.write,
    answer: updated(MatchingRuleDto),
  })
  async update(
    @TargetOf(matchingRules) target: Target,
    @Body() body: UpdateMatchingRuleDto,
    @Who() who: Principal,
  ): Promise<MatchingRuleDto> {
    return toMatchingRuleDto(await this.service.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'matching_rules.delete',
    summary: 'Delete a matching rule',
    description: 'Deletes the matching rule for good.',
    access: bankAccounts.write,
    answer: none('Deleted.'),
  })
  async delete(@TargetOf(matchingRules) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }

  @IdempotentPost('test')
  @Operation({
    id: 'matching_rules.test',
    summary: 'Test a matching rule',
    description:
      'Which of the newest 2,000 lines a rule would meet, whatever they are by now. Takes what creating one takes, ' +
      'and stores nothing.',
    access: bankAccounts.read,
    answer: updated(TestedRuleDto, { description: 'The lines.' }),
  })
  async test(@Body() body: CreateMatchingRuleDto, @Who() who: Principal): Promise<TestedRuleDto> {
    return toTestedRuleDto(await this.service.test(who, body));
  }
}
