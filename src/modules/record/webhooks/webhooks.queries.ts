import { Injectable } from '@nestjs/common';
import { OperationCatalog, Secrets, UnitOfWork, type Principal } from '../../../platform/index.js';
import { EventsRepository, toEventDto } from '../events/index.js';
import { eventKind, eventTypes, nouns } from '../../resources.js';
import { meaningOf } from './domain/event-type-words.js';
import { commonOf } from './domain/reader.js';
import type { WebhookAttemptEntity } from './entities/webhook-attempt.entity.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { bodyFor } from './webhook-requests.js';
import { WebhookWriters } from './webhook-writers.js';

/** A delivery with its log, and the body as it would be sent now. */
export interface LoggedDelivery {
  readonly delivery: WebhookDeliveryEntity;
  readonly attempts: readonly WebhookAttemptEntity[];
  readonly body: string | null;
}

/** How an endpoint does. */
export interface EndpointHealth {
  readonly endpoint: WebhookEndpointEntity;
  readonly lag: number;
  readonly delivered: number;
  readonly failed: number;
  readonly pending: number;
}

/** A type of events, as a receiver meets it. */
export interface EventType {
  readonly type: string;
  readonly meaning: string;
  readonly schema: string;
  readonly example: object;
}

const DAY_MS = 86_400_000;

/** The read side of webhooks. */
@Injectable()
export class WebhooksQueries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly catalog: OperationCatalog,
    private readonly writers: WebhookWriters,
  ) {}

  /** Raises `not_found`. The body shows what the reader may see, and at most what the endpoint gets. */
  delivery(who: Principal, id: string): Promise<LoggedDelivery> {
    return this.work.run(who, async (tx) => {
      const deliveries = new WebhookDeliveriesRepository(tx);
      const delivery = await deliveries.get(id);
      const attempts = await deliveries.attempts(id);
      const endpoint = await new WebhookEndpointsRepository(tx, this.secrets).find(delivery.endpoint_id);
      const event =
        delivery.event_id === null ? undefined : await new EventsRepository(tx).byId(delivery.event_id);
      if (endpoint === undefined || event === undefined) return { delivery, attempts, body: null };
      const reader = await this.writers.readerOf(tx, endpoint);
      if (reader === undefined) return { delivery, attempts, body: null };
      const shown = toEventDto(event, commonOf(who, reader));
      return {
        delivery,
        attempts,
        body: bodyFor(endpoint, { event: shown, attempt: delivery.attempts + 1, mode: tx.mode }),
      };
    });
  }

  /** Raises `not_found`. */
  health(who: Principal, id: string): Promise<EndpointHealth> {
    return this.work.run(who, async (tx) => {
      const endpoint = await new WebhookEndpointsRepository(tx, this.secrets).get(id);
      const since = new Date(tx.now.getTime() - DAY_MS);
      const figures = await new WebhookDeliveriesRepository(tx).figures(id, since);
      const last = await new EventsRepository(tx).lastNumber();
      return { endpoint, lag: Number(last - endpoint.cursor), ...figures };
    });
  }

  /** Every type of events that there is. */
  eventTypes(): EventType[] {
    const names = Object.fromEntries(nouns.map((noun) => [eventKind(noun), noun.noun]));
    return Object.entries(eventTypes).map(([type, reference]) => {
      const schema = reference.split('/').at(-1) ?? '';
      return { type, meaning: meaningOf(type, names), schema, example: this.catalog.exampleOf(schema) ?? {} };
    });
  }
}
