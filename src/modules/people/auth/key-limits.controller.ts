import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, ResourceId, updated, Who, type Principal } from '../../../platform/index.js';
import { toApiKeyDto, toKeyUsageDto } from './auth.mapper.js';
import { apiKeys } from './auth.resource.js';
import { ApiKeyDto } from './dto/api-key.dto.js';
import { KeyLimitsDto } from './dto/key-limits.dto.js';
import { ApiKeyUsageDto } from './dto/shown-limits.dto.js';
import { KeyLimitsService } from './key-limits.service.js';

@Controller('api-keys/:id')
@ApiTags('API keys')
export class KeyLimitsController {
  constructor(private readonly limits: KeyLimitsService) {}

  @Put('limits')
  @Operation({
    id: 'api_keys.update_limits',
    summary: 'Change the limits of an API key',
    description:
      'Replaces all limits: one that is left out is taken away, and an empty object takes all away. They narrow what ' +
      'the key writes, count from its next request on, and get a new version. What was done today counts on.',
    access: 'manager',
    confirmed: true,
    answer: updated(ApiKeyDto, { description: 'The key with its new limits.' }),
  })
  async update(
    @ResourceId(apiKeys) id: string,
    @Body() body: KeyLimitsDto,
    @Who() who: Principal,
  ): Promise<ApiKeyDto> {
    return toApiKeyDto(await this.limits.update(who, id, body));
  }

  @Get('usage')
  @Operation({
    id: 'api_keys.usage',
    summary: 'Get what an API key with limits did today',
    description:
      'Of the day that it is where the organization is. Managers may ask of every key, and a key of itself. A key ' +
      'without limits is not counted.',
    access: 'signed-in',
    answer: found(ApiKeyUsageDto, 'The use of today.'),
  })
  async usage(@ResourceId(apiKeys) id: string, @Who() who: Principal): Promise<ApiKeyUsageDto> {
    return toKeyUsageDto(await this.limits.usage(who, id));
  }
}
