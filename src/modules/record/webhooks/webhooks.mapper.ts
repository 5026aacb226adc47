import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { events } from '../events/events.resource.js';
import type {
  ReplayResultDto,
  WebhookAttemptDto,
  WebhookDeliveryDto,
  WebhookDeliverySummaryDto,
  WebhookTestResultDto,
} from './dto/webhook-delivery.dto.js';
import type {
  WebhookEndpointDto,
  WebhookEndpointHealthDto,
  WebhookEndpointWithSecretDto,
} from './dto/webhook-endpoint.dto.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import type { EndedAttempt } from './webhook-deliveries.repository.js';
import type { NewSecret } from './webhook-endpoints.repository.js';
import type { Replayed } from './webhook-replay.service.js';
import type { Tested } from './webhook-test.service.js';
import type { EndpointHealth, LoggedDelivery } from './webhooks.queries.js';
import { webhookDeliveries, webhookEndpoints } from './webhooks.resource.js';

/** An endpoint in the form of the API: without secret, headers, and how it does at the moment. */
export function toWebhookEndpointDto(endpoint: WebhookEndpointEntity): WebhookEndpointDto {
  return {
    id: toTypeId(webhookEndpoints.idPrefix, endpoint.id),
    version: endpoint.version,
    url: endpoint.url,
    description: endpoint.description,
    event_types: endpoint.event_types,
    payload: endpoint.payload,
    ordering: endpoint.ordering,
    header_names: endpoint.header_names,
    status: endpoint.status,
    status_reason: endpoint.status_reason,
    writer_left_at: textOrNull(endpoint.writer_left_at),
    previous_secret_ends_at: textOrNull(endpoint.previous_secret_ends_at),
    created_at: instantText(endpoint.created_at),
    updated_at: instantText(endpoint.updated_at),
  };
}

export function toEndpointWithSecretDto({ endpoint, secret }: NewSecret): WebhookEndpointWithSecretDto {
  return { ...toWebhookEndpointDto(endpoint), secret };
}

export function toEndpointHealthDto({ endpoint, ...health }: EndpointHealth): WebhookEndpointHealthDto {
  return {
    status: endpoint.status,
    status_reason: endpoint.status_reason,
    lag: health.lag,
    pending: health.pending,
    delivered_24h: health.delivered,
    failed_24h: health.failed,
    failing_since: textOrNull(endpoint.failing_since),
    last_success_at: textOrNull(endpoint.last_success_at),
  };
}

export function toDeliverySummaryDto(delivery: WebhookDeliveryEntity): WebhookDeliverySummaryDto {
  return {
    id: toTypeId(webhookDeliveries.idPrefix, delivery.id),
    endpoint_id: toTypeId(webhookEndpoints.idPrefix, delivery.endpoint_id),
    event_id: delivery.event_id && toTypeId(events.idPrefix, delivery.event_id),
    sequence: delivery.sequence === null ? null : Number(delivery.sequence),
    event_type: delivery.event_type,
    origin: delivery.origin,
    status: delivery.status,
    attempts: delivery.attempts,
    next_attempt_at: textOrNull(delivery.next_attempt_at),
    last_status: delivery.last_status,
    last_error: delivery.last_error,
    created_at: instantText(delivery.created_at),
    ended_at: textOrNull(delivery.ended_at),
  };
}

export function toDeliveryDto({ delivery, attempts, body }: LoggedDelivery): WebhookDeliveryDto {
  const log = attempts.map(({ number, ...attempt }) => toAttemptDto(number, attempt));
  return { ...toDeliverySummaryDto(delivery), log, body };
}

export function toTestResultDto({ deliveryId, attempt }: Tested): WebhookTestResultDto {
  return { delivery_id: toTypeId(webhookDeliveries.idPrefix, deliveryId), ...toAttemptDto(1, attempt) };
}

export function toReplayResultDto({ deliveries, next_sequence }: Replayed): ReplayResultDto {
  return { deliveries, next_sequence: next_sequence === null ? null : Number(next_sequence) };
}

function toAttemptDto(number: number, attempt: EndedAttempt): WebhookAttemptDto {
  return {
    number,
    at: instantText(attempt.at),
    url: attempt.url,
    request_headers: { ...attempt.request_headers },
    status: attempt.status,
    response_headers: attempt.response_headers && { ...attempt.response_headers },
    response_text: attempt.response_text,
    duration_ms: attempt.duration_ms,
    address: attempt.address,
    error: attempt.error,
  };
}

function textOrNull(instant: Date | null): string | null {
  return instant && instantText(instant);
}
