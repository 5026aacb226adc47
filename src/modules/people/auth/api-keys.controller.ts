import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  IdempotentPost,
  listOf,
  Lists,
  none,
  Operation,
  page,
  ResourceId,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { toApiKeyDto, toCreatedApiKeyDto } from './auth.mapper.js';
import { apiKeyList } from './api-keys.list.js';
import { ApiKeysService } from './api-keys.service.js';
import { ApiKeyListDto, CreatedApiKeyDto } from './dto/api-key.dto.js';
import { CreateApiKeyDto } from './dto/create-api-key.dto.js';
import { apiKeys } from './auth.resource.js';

@Controller('api-keys')
@ApiTags('API keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'api_keys.create',
    summary: 'Create an API key',
    description:
      'Only a signed-in owner or admin can. The answer shows the key itself, this once. A key may do no more than ' +
      'the role of whoever made it, as long as they are a member.',
    access: 'manager',
    confirmed: true,
    answer: created(CreatedApiKeyDto),
  })
  async create(@Body() body: CreateApiKeyDto, @Who() who: Principal): Promise<CreatedApiKeyDto> {
    return toCreatedApiKeyDto(await this.keys.create(who, body));
  }

  @Get()
  @Operation({
    id: 'api_keys.list',
    summary: 'List the API keys',
    description: 'The newest first, revoked ones included. The keys themselves are never shown again.',
    access: 'manager',
    answer: page(ApiKeyListDto, apiKeyList, { description: 'A page of API keys.' }),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ApiKeyListDto> {
    const page = await this.lists.find(apiKeyList, query, who);
    return listOf(page, toApiKeyDto);
  }

  @Delete(':id')
  @Operation({
    id: 'api_keys.revoke',
    summary: 'Revoke an API key',
    description: 'The key stops working at once, everywhere. It stays in the list, with the time of its end.',
    access: 'manager',
    confirmed: true,
    answer: none('Revoked.'),
  })
  async revoke(@ResourceId(apiKeys) id: string, @Who() who: Principal): Promise<void> {
    await this.keys.revoke(who, id);
  }
}
