import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { Outbound, Secrets, type Transaction } from '../../../platform/index.js';
import { toEventDto, type TracedEvent } from '../events/index.js';
import { events } from '../events/events.resource.js';
import { requestsAtOnce } from './domain/health.js';
import type { Rights } from './domain/reader.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import {
  WebhookDeliveriesRepository,
  type ClaimedDelivery,
  type Taken,
} from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { REQUESTS_AT_ONCE } from './webhook-jobs.js';
import type { Message, OpenedEndpoint } from './webhook-requests.js';
import { WebhookWriters } from './webhook-writers.js';

/** A node that has not finished an attempt by then has died, unless its request takes this long. */
const CLAIM_MS = 5 * 60_000;
export const CLAIM_MIN_MS = 30_000;

/** A delivery that is about to be attempted. */
export interface Claimed {
  readonly delivery: ClaimedDelivery;
  readonly to: OpenedEndpoint;
  readonly message: Message;
}

/** What was claimed of an endpoint, and the endpoint if it was opened. */
export interface Claims {
  readonly to: OpenedEndpoint | undefined;
  readonly claimed: readonly Claimed[];
  /** What was claimed, and is not to be sent, because the writer of the endpoint has left. */
  readonly left?: readonly ClaimedDelivery[];
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
    private readonly writers: WebhookWriters,
  ) {}

  /** Claims what is due of an endpoint, and makes the messages. */
  async claim(tx: Transaction, endpoint: WebhookEndpointEntity, room: Room): Promise<Claims> {
    const limit = roomIn(endpoint, room);
    if (limit <= 0) return { to: undefined, claimed: [] };
    const [taken, opened, reader] = await Promise.all([
      this.take(tx, endpoint.id, limit),
      new WebhookEndpointsRepository(tx, this.secrets).opened(endpoint),
      this.writers.readerOf(tx, endpoint),
    ]);
    return claimsOf({ endpoint, ...opened }, taken, reader);
  }

  /** Claims without a look at the endpoint. Everything is sent at once. */
  take(tx: Transaction, endpointId: string, limit: number): Promise<Taken> {
    const expires = new Date(tx.now.getTime() + Math.max(CLAIM_MS / this.outbound.speed, CLAIM_MIN_MS));
    return new WebhookDeliveriesRepository(tx).claim(endpointId, { limit, expires });
  }
}

/** How many deliveries of an endpoint may be claimed. */
export function roomIn(endpoint: WebhookEndpointEntity, { places, underWay }: Room): number {
  const isEnabled = endpoint.status !== 'disabled';
  const atOnce = isEnabled ? requestsAtOnce(endpoint, REQUESTS_AT_ONCE) : REQUESTS_AT_ONCE;
  return Math.min(places, atOnce - underWay);
}

/** Makes the messages of what was claimed, as its reader may see them; none without a reader. */
export function claimsOf(to: OpenedEndpoint, [deliveries, found]: Taken, reader: Rights | undefined): Claims {
  if (reader === undefined) return { to: undefined, claimed: [], left: deliveries };
  const byId = new Map(found.map((event) => [event.id, event]));
  const claimed = deliveries.map((delivery) => ({
    delivery,
    to,
    message: messageOf(reader, delivery, byId),
  }));
  return { to, claimed };
}

function messageOf(
  reader: Rights,
  { event_id, attempts, due_at }: ClaimedDelivery,
  byId: ReadonlyMap<string, TracedEvent>,
): Message {
  const event = byId.get(event_id ?? '');
  if (event === undefined) throw new Error('An event of a delivery is not there.');
  return {
    id: toTypeId(events.idPrefix, event.id),
    event: toEventDto(event, reader),
    attempt: attempts,
    dueAt: due_at,
    traceparent: event.traceparent,
  };
}
