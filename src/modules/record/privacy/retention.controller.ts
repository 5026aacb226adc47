import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { found, Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { RetentionChangeDto, RetentionDto, UpdateRetentionDto } from './dto/retention.dto.js';
import { toRetentionDto } from './privacy.mapper.js';
import { RetentionService } from './retention.service.js';

@Controller('organization/retention')
@ApiTags('Privacy')
@ApiExtraModels(RetentionChangeDto)
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Get()
  @Operation({
    id: 'retention.get',
    summary: 'Get for how long documents of erased customers are kept',
    description:
      'By kind, with what the law of the country would ask for, and when something is erased next. It is general ' +
      'knowledge and no legal advice.',
    access: 'manager',
    answer: found(RetentionDto, 'The years, and what is due.'),
  })
  async get(@Who() who: Principal): Promise<RetentionDto> {
    return toRetentionDto(await this.retention.get(who));
  }

  @Put()
  @Operation({
    id: 'retention.update',
    summary: 'Decide for how long documents of erased customers are kept',
    description:
      'A kind that is left out follows the country of the seller. Years may be raised freely. Lowering them needs a ' +
      'session that was confirmed, because what is kept for less time is erased earlier, for good; it begins in the ' +
      'next night. It is general knowledge and no legal advice: ask your tax adviser first.',
    access: 'manager',
    answer: updated(RetentionDto, { description: 'The years, and what is due.' }),
    fails: ['confirmation_required'],
  })
  async update(@Body() body: UpdateRetentionDto, @Who() who: Principal): Promise<RetentionDto> {
    return toRetentionDto(await this.retention.update(who, body));
  }
}
