import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import {
  CreateWebhookEndpointDto,
  UpdateWebhookEndpointDto,
  WebhookEndpointDto,
  WebhookEndpointHealthDto,
  WebhookEndpointListDto,
  WebhookEndpointWithSecretDto,
} from './dto/webhook-endpoint.dto.js';
import { webhookEndpointList } from './webhook-endpoints.list.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import { toEndpointHealthDto, toEndpointWithSecretDto, toWebhookEndpointDto } from './webhooks.mapper.js';
import { WebhooksQueries } from './webhooks.queries.js';
import { webhookEndpoints } from './webhooks.resource.js';

@Controller('webhook-endpoints')
@ApiTags('Webhooks')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly queries: WebhooksQueries,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'webhook_endpoints.create',
    summary: 'Add a webhook endpoint',
    description:
      'Events are sent to it from now on, signed as Standard Webhooks 1.0.0 says, and show what you may read, ' +
      'now and later: once you may read less, messages show less, and once you have left, it is disabled. ' +
      'The answer shows the secret, this once.',
    access: webhookEndpoints.write,
    confirmed: true,
    answer: created(WebhookEndpointWithSecretDto),
  })
  async create(
    @Body() body: CreateWebhookEndpointDto,
    @Who() who: Principal,
  ): Promise<WebhookEndpointWithSecretDto> {
    return toEndpointWithSecretDto(await this.endpoints.create(who, body));
  }

  @Get()
  @Operation({
    id: 'webhook_endpoints.list',
    summary: 'List the webhook endpoints',
    description: 'The newest first. An organization has at most 20.',
    access: webhookEndpoints.read,
    answer: page(WebhookEndpointListDto, webhookEndpointList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<WebhookEndpointListDto> {
    return listOf(await this.lists.find(webhookEndpointList, query, who), toWebhookEndpointDto);
  }

  @Get(':id')
  @Operation({
    id: 'webhook_endpoints.get',
    summary: 'Get a webhook endpoint',
    description: 'The secret and the values of headers are never shown again.',
    access: webhookEndpoints.read,
    answer: found(WebhookEndpointDto, 'The webhook endpoint.'),
  })
  async get(@ResourceId(webhookEndpoints) id: string, @Who() who: Principal): Promise<WebhookEndpointDto> {
    return toWebhookEndpointDto(await this.endpoints.get(who, id));
  }

  @Get(':id/health')
  @Operation({
    id: 'webhook_endpoints.health',
    summary: 'See how a webhook endpoint does',
    description: 'How far it is behind the feed, and how the deliveries of the last 24 hours ended.',
    access: webhookEndpoints.read,
    answer: found(WebhookEndpointHealthDto, 'How it does.'),
  })
  async health(
    @ResourceId(webhookEndpoints) id: string,
    @Who() who: Principal,
  ): Promise<WebhookEndpointHealthDto> {
    return toEndpointHealthDto(await this.queries.health(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'webhook_endpoints.update',
    summary: 'Update a webhook endpoint',
    description:
      'Replaces everything but the headers, which stay if they are not given. From now on messages show what ' +
      'you may read. One that was disabled because its writer has left (`writer_left_at`) is taken over by you, and ' +
      'goes on where it stopped.',
    access: webhookEndpoints.write,
    confirmed: true,
    answer: updated(WebhookEndpointDto),
  })
  async update(
    @TargetOf(webhookEndpoints) target: Target,
    @Body() body: UpdateWebhookEndpointDto,
    @Who() who: Principal,
  ): Promise<WebhookEndpointDto> {
    return toWebhookEndpointDto(await this.endpoints.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'webhook_endpoints.delete',
    summary: 'Delete a webhook endpoint',
    description: 'Deliveries that wait for it are cancelled. The log stays as long as any other.',
    access: webhookEndpoints.write,
    answer: none('Deleted.'),
  })
  async delete(@TargetOf(webhookEndpoints) target: Target, @Who() who: Principal): Promise<void> {
    await this.endpoints.delete(who, target);
  }
}
