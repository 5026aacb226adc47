import { ApiProperty } from '@nestjs/swagger';
import { Flag, TextList, Whole } from '../../../../platform/fields.js';
import { ListDto } from '../../../../platform/lists.js';
import {
  deliveryOrigins,
  deliveryStatuses,
  type DeliveryOrigin,
  type DeliveryStatus,
} from '../domain/delivery.js';
import {
  attemptExample,
  deliveryExample,
  deliveryListExample,
  deliverySummaryExample,
  eventTypeExample,
  replayExample,
  replayResultExample,
  testResultExample,
} from '../webhooks.examples.js';
import { patternRule } from './webhook-endpoint.dto.js';

const SEQUENCE = { min: 1, max: Number.MAX_SAFE_INTEGER };

export class ReplayDto {
  static readonly example = replayExample;

  @Whole(SEQUENCE, { description: 'The first number of the feed.', example: 4711 })
  from_sequence!: number;

  @Whole(SEQUENCE, { description: 'The last number of the feed.', example: 4800, optional: true })
  to_sequence?: number;

  @TextList(patternRule, {
    description: 'Only events of these types, among those that the endpoint gets.',
    example: ['invoice.*'],
    optional: true,
  })
  event_types?: string[];

  @Flag({ description: 'Only events whose delivery has failed.', example: true, optional: true })
  only_failed?: boolean;
}

export class ReplayResultDto {
  static readonly example: ReplayResultDto = replayResultExample;

  @ApiProperty({ description: 'How many deliveries were ordered, 10 000 at most.', type: 'integer' })
  deliveries!: number;

  @ApiProperty({
    description: 'Where to go on; null when everything was looked at.',
    type: 'integer',
    nullable: true,
  })
  next_sequence!: number | null;
}

export class WebhookAttemptDto {
  static readonly example: WebhookAttemptDto = attemptExample;

  @ApiProperty({ description: 'The how-manieth it is.', type: 'integer' })
  number!: number;

  @ApiProperty({ description: 'When it began.', type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'Where it went.' })
  url!: string;

  @ApiProperty({
    description: 'The headers of the request, without signature and without values of your own.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  request_headers!: Record<string, string>;

  @ApiProperty({
    description: 'The status of the answer; null without one.',
    type: 'integer',
    nullable: true,
  })
  status!: number | null;

  @ApiProperty({
    description: 'The first ten headers of the answer.',
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
  })
  response_headers!: Record<string, string> | null;

  @ApiProperty({ description: 'The beginning of the answer, 1 KB.', type: String, nullable: true })
  response_text!: string | null;

  @ApiProperty({ description: 'How long it took, in milliseconds.', type: 'integer' })
  duration_ms!: number;

  @ApiProperty({ description: 'The address that was connected to.', type: String, nullable: true })
  address!: string | null;

  @ApiProperty({ description: 'Why it failed; null if it succeeded.', type: String, nullable: true })
  error!: string | null;
}

export class WebhookTestResultDto extends WebhookAttemptDto {
  static override readonly example: WebhookTestResultDto = testResultExample;

  @ApiProperty({ description: 'The delivery in the log.', example: testResultExample.delivery_id })
  delivery_id!: string;
}

export class WebhookDeliverySummaryDto {
  static readonly example: WebhookDeliverySummaryDto = deliverySummaryExample;

  @ApiProperty({ example: deliverySummaryExample.id })
  id!: string;

  @ApiProperty({
    description: 'The endpoint, even if it was deleted.',
    example: deliverySummaryExample.endpoint_id,
  })
  endpoint_id!: string;

  @ApiProperty({
    description: 'The event; null for a test.',
    type: String,
    nullable: true,
    example: deliverySummaryExample.event_id,
  })
  event_id!: string | null;

  @ApiProperty({ description: 'The number of the event in the feed.', type: 'integer', nullable: true })
  sequence!: number | null;

  @ApiProperty({ description: 'The type of the event.' })
  event_type!: string;

  @ApiProperty({ description: 'What caused it.', enum: deliveryOrigins })
  origin!: DeliveryOrigin;

  @ApiProperty({ description: '`cancelled`: the endpoint was deleted before.', enum: deliveryStatuses })
  status!: DeliveryStatus;

  @ApiProperty({ description: 'How many attempts there were.', type: 'integer' })
  attempts!: number;

  @ApiProperty({
    description: 'When it is tried next; null while it waits for an earlier event of the same object.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  next_attempt_at!: string | null;

  @ApiProperty({ description: 'The status of the last answer.', type: 'integer', nullable: true })
  last_status!: number | null;

  @ApiProperty({ description: 'Why the last attempt failed.', type: String, nullable: true })
  last_error!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ description: 'When it ended.', type: String, format: 'date-time', nullable: true })
  ended_at!: string | null;
}

export class WebhookDeliveryDto extends WebhookDeliverySummaryDto {
  static override readonly example: WebhookDeliveryDto = deliveryExample;

  @ApiProperty({ description: 'Every attempt of the last 30 days.', type: [WebhookAttemptDto] })
  log!: WebhookAttemptDto[];

  @ApiProperty({
    description: 'The body as it would be sent now; null for a test, and when the endpoint was deleted.',
    type: String,
    nullable: true,
  })
  body!: string | null;
}

export class WebhookDeliveryListDto extends ListDto {
  static readonly example: WebhookDeliveryListDto = deliveryListExample;

  @ApiProperty({ type: [WebhookDeliverySummaryDto] })
  data!: WebhookDeliverySummaryDto[];
}

export class EventTypeDto {
  static readonly example: EventTypeDto = eventTypeExample;

  @ApiProperty({ description: 'The name: `<object>.<what happened>`.', example: 'product.updated' })
  type!: string;

  @ApiProperty({ description: 'What it means, in a sentence.' })
  meaning!: string;

  @ApiProperty({ description: 'The schema of the object in the API document.', example: 'Product' })
  schema!: string;

  @ApiProperty({ description: 'An object as an event shows it.', type: 'object', additionalProperties: true })
  example!: object;
}

export class EventTypeListDto {
  static readonly example: EventTypeListDto = { data: [eventTypeExample] };

  @ApiProperty({ type: [EventTypeDto] })
  data!: EventTypeDto[];
}
