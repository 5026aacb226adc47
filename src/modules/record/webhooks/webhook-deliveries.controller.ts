import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  page,
  ResourceId,
  Who,
  type Principal,
} from '../../../platform/index.js';
import {
  EventTypeListDto,
  WebhookDeliveryDto,
  WebhookDeliveryListDto,
  WebhookDeliverySummaryDto,
} from './dto/webhook-delivery.dto.js';
import { webhookDeliveryList } from './webhook-deliveries.list.js';
import { WebhookReplayService } from './webhook-replay.service.js';
import { toDeliveryDto, toDeliverySummaryDto } from './webhooks.mapper.js';
import { WebhooksQueries } from './webhooks.queries.js';
import { webhookDeliveries, webhookEndpoints } from './webhooks.resource.js';

@Controller()
@ApiTags('Webhooks')
export class WebhookDeliveriesController {
  constructor(
    private readonly queries: WebhooksQueries,
    private readonly replays: WebhookReplayService,
    private readonly lists: Lists,
  ) {}

  @Get('webhook-deliveries')
  @Operation({
    id: 'webhook_deliveries.list',
    summary: 'List the deliveries of webhooks',
    description: 'The newest first. They are kept for 30 days, failed ones for 90.',
    access: webhookEndpoints.read,
    answer: page(WebhookDeliveryListDto, webhookDeliveryList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<WebhookDeliveryListDto> {
    return listOf(await this.lists.find(webhookDeliveryList, query, who), toDeliverySummaryDto);
  }

  @Get('webhook-deliveries/:id')
  @Operation({
    id: 'webhook_deliveries.get',
    summary: 'Get a delivery of a webhook',
    description: 'With every attempt, and with the body as it would be sent now.',
    access: webhookEndpoints.read,
    answer: found(WebhookDeliveryDto, 'The delivery.'),
  })
  async get(@ResourceId(webhookDeliveries) id: string, @Who() who: Principal): Promise<WebhookDeliveryDto> {
    return toDeliveryDto(await this.queries.delivery(who, id));
  }

  @IdempotentPost('webhook-deliveries/:id/resend')
  @Operation({
    id: 'webhook_deliveries.resend',
    summary: 'Resend a delivery of a webhook',
    description:
      'Makes a new delivery with one attempt, beside all others, and also for a disabled endpoint, so that a ' +
      'mended receiver can be tried.',
    access: webhookEndpoints.write,
    answer: created(WebhookDeliverySummaryDto, { collection: '/webhook-deliveries' }),
    fails: ['invalid_state_transition'],
  })
  async resend(
    @ResourceId(webhookDeliveries) id: string,
    @Who() who: Principal,
  ): Promise<WebhookDeliverySummaryDto> {
    return toDeliverySummaryDto(await this.replays.resend(who, id));
  }

  @Get('event-types')
  @Operation({
    id: 'event_types.list',
    summary: 'List the types of events',
    description: 'What each means, the schema of its object, and an example. More may come.',
    access: 'signed-in',
    answer: found(EventTypeListDto, 'All types of events.'),
  })
  eventTypes(): EventTypeListDto {
    return { data: this.queries.eventTypes() };
  }
}
