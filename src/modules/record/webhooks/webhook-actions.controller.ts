import { Body, Controller } from '@nestjs/common';
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
import { ReplayDto, ReplayResultDto, WebhookTestResultDto } from './dto/webhook-delivery.dto.js';
import {
  EnableEndpointDto,
  RotateSecretDto,
  TestEndpointDto,
  WebhookEndpointDto,
  WebhookEndpointWithSecretDto,
} from './dto/webhook-endpoint.dto.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import { replayRequestOf, WebhookReplayService } from './webhook-replay.service.js';
import { WebhookTestService } from './webhook-test.service.js';
import {
  toEndpointWithSecretDto,
  toReplayResultDto,
  toTestResultDto,
  toWebhookEndpointDto,
} from './webhooks.mapper.js';
import { webhookEndpoints } from './webhooks.resource.js';

const PREVIOUS_VALID_FOR_HOURS = 24;

@Controller('webhook-endpoints')
@ApiTags('Webhooks')
export class WebhookActionsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly replays: WebhookReplayService,
    private readonly tests: WebhookTestService,
  ) {}

  @IdempotentPost(':id/rotate-secret')
  @Operation({
    id: 'webhook_endpoints.rotate_secret',
    summary: 'Rotate the secret of a webhook endpoint',
    description:
      'Makes another secret and shows it, this once. Until the one before ends, both sign every message. ' +
      'A second rotation within that time ends the oldest at once.',
    access: webhookEndpoints.write,
    confirmed: true,
    answer: updated(WebhookEndpointWithSecretDto),
  })
  async rotate(
    @TargetOf(webhookEndpoints) target: Target,
    @Body() body: RotateSecretDto,
    @Who() who: Principal,
  ): Promise<WebhookEndpointWithSecretDto> {
    const hours = body.previous_valid_for_hours ?? PREVIOUS_VALID_FOR_HOURS;
    return toEndpointWithSecretDto(await this.endpoints.rotate(who, target, hours));
  }

  @IdempotentPost(':id/enable')
  @Operation({
    id: 'webhook_endpoints.enable',
    summary: 'Enable a webhook endpoint',
    description:
      'It gets all events that it missed while it was disabled, unless you say otherwise. One whose writer has left ' +
      'is updated instead, which takes it over.',
    access: webhookEndpoints.write,
    answer: updated(WebhookEndpointDto),
    fails: ['invalid_state_transition'],
  })
  async enable(
    @TargetOf(webhookEndpoints) target: Target,
    @Body() { from, from_sequence }: EnableEndpointDto,
    @Who() who: Principal,
  ): Promise<WebhookEndpointDto> {
    const resumption = from_sequence === undefined ? (from ?? 'cursor') : BigInt(from_sequence);
    return toWebhookEndpointDto(await this.endpoints.enable(who, target, resumption));
  }

  @IdempotentPost(':id/disable')
  @Operation({
    id: 'webhook_endpoints.disable',
    summary: 'Disable a webhook endpoint',
    description: 'Nothing more is sent to it. It keeps its place in the feed, so that it can catch up later.',
    access: webhookEndpoints.write,
    answer: updated(WebhookEndpointDto),
  })
  async disable(
    @TargetOf(webhookEndpoints) target: Target,
    @Who() who: Principal,
  ): Promise<WebhookEndpointDto> {
    return toWebhookEndpointDto(await this.endpoints.disable(who, target));
  }

  @IdempotentPost(':id/test')
  @Operation({
    id: 'webhook_endpoints.test',
    summary: 'Send a test to a webhook endpoint',
    description:
      'Sends the last event of a type, or an example, at once, marked with `"test": true`, and says what came ' +
      'back within 8 seconds. A failure is no problem: it is the answer.',
    access: webhookEndpoints.write,
    answer: found(WebhookTestResultDto, 'What came back.'),
    fails: ['invalid_state_transition'],
    heavy: true,
  })
  async test(
    @ResourceId(webhookEndpoints) id: string,
    @Body() { event_type }: TestEndpointDto,
    @Who() who: Principal,
  ): Promise<WebhookTestResultDto> {
    return toTestResultDto(await this.tests.test(who, id, event_type));
  }

  @IdempotentPost(':id/replay')
  @Operation({
    id: 'webhook_endpoints.replay',
    summary: 'Replay events to a webhook endpoint',
    description:
      'Sends events of the feed once more, behind what waits already, with the same `webhook-id` as before: ' +
      'at most 10 000 at once; `next_sequence` says where to go on.',
    access: webhookEndpoints.write,
    answer: found(ReplayResultDto, 'What was ordered.'),
    fails: ['invalid_state_transition'],
    heavy: true,
  })
  async replay(
    @ResourceId(webhookEndpoints) id: string,
    @Body() body: ReplayDto,
    @Who() who: Principal,
  ): Promise<ReplayResultDto> {
    return toReplayResultDto(await this.replays.replay(who, id, replayRequestOf(body)));
  }
}
