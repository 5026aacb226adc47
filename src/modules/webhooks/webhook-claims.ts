import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../kernel/ids/type-id.js';
import { Outbound, Secrets, type Transaction } from '../../platform/index.js';
import { EventsRepository, toEventDto, type TracedEvent } from '../events/index.js';
import { events } from '../events/events.resource.js';
import { requestsAtOnce } from './domain/health.js';
import { readerOf } from './domain/reader.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { WebhookDeliveriesRepository, type EndedAttempt } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { REQUESTS_AT_ONCE } from './webhook-jobs.js';
import type { Message, OpenedEndpoint } from './webhook-requests.js';

/** A node that has not finished an attempt by then has died, unless its request takes this long. */
const CLAIM_MS = 5 * 60_000;
export const CLAIM_MIN_MS = 30_000;

/** A delivery that is about to be attempted. */
export interface Claimed {
  readonly delivery: WebhookDeliveryEntity;
  readonly to: OpenedEndpoint;
  readonly message: Message;
}

/** How many requests may begin beside those that are under way already. */
export interface Room {
  readonly places: number;
  readonly underWay: number;
}

/** Takes deliveries that are due. */
@Injectable()
export class WebhookClaims {
  constructor(
    private readonly secrets: Secrets,
    private readonly outbound: Outbound,
  ) {}

  /** Claims what is due of an endpoint, and makes the messages. Of a disabled one, only what was asked for by hand. */
  async claim(tx: Transaction, endpoint: WebhookEndpointEntity, room: Room): Promise<Claimed[]> {
    const isEnabled = endpoint.status !== 'disabled';
    const atOnce = isEnabled ? requestsAtOnce(endpoint, REQUESTS_AT_ONCE) : REQUESTS_AT_ONCE;
    const limit = Math.min(room.places, atOnce - room.underWay);
    if (limit <= 0) return [];
    const deliveries = new WebhookDeliveriesRepository(tx);
    const [claimed, opened] = await Promise.all([
      deliveries.claim(endpoint.id, { isEnabled, limit, expires: this.claimEnd(tx.now) }),
      new WebhookEndpointsRepository(tx, this.secrets).opened(endpoint, tx.now),
    ]);
    if (claimed.length === 0) return [];
    const found = await new EventsRepository(tx).byIds(claimed.flatMap(({ event_id }) => event_id ?? []));
    const byId = new Map(found.map((event) => [event.id, event]));
    const ended = claimed.flatMap(({ interrupted_at: at, ...delivery }) =>
      at === null
        ? []
        : [{ delivery, number: delivery.attempts - 1, attempt: interrupted(at, endpoint.url) }],
    );
    deliveries.log(ended);
    const to = { endpoint, ...opened };
    return claimed.map((delivery) => ({ delivery, to, message: messageOf(endpoint, delivery, byId) }));
  }

  private claimEnd(now: Date): Date {
    return new Date(now.getTime() + Math.max(CLAIM_MS / this.outbound.speed, CLAIM_MIN_MS));
  }
}

function messageOf(
  { reads }: WebhookEndpointEntity,
  { event_id, attempts }: WebhookDeliveryEntity,
  byId: ReadonlyMap<string, TracedEvent>,
): Message {
  const event = byId.get(event_id ?? '');
  if (event === undefined) throw new Error('An event of a delivery is not there.');
  return {
    id: toTypeId(events.idPrefix, event.id),
    event: toEventDto(event, readerOf(reads)),
    attempt: attempts,
    traceparent: event.traceparent,
  };
}

/** An attempt whose node has died before its end. The receiver may have got it. */
function interrupted(at: Date, url: string): EndedAttempt {
  const none = { status: null, response_headers: null, response_text: null, address: null, duration_ms: 0 };
  return { ...none, at, url, request_headers: {}, error: 'The service ended before there was an answer.' };
}
