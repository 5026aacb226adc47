import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import {
  Clock,
  newId,
  OperationCatalog,
  Secrets,
  UnitOfWork,
  type Principal,
} from '../../../platform/index.js';
import { EventsRepository, toEventDto } from '../events/index.js';
import { eventTypes } from '../../resources.js';
import { isSuccess } from './domain/delivery.js';
import { wants } from './domain/endpoint.js';
import type { ShownEvent } from './domain/message.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { WebhookRequests, type Answered, type OpenedEndpoint } from './webhook-requests.js';
import { WebhookWriters } from './webhook-writers.js';
import { webhookDeliveries } from './webhooks.resource.js';

/** The caller waits for the answer, and its transaction may be open meanwhile. */
const ANSWER_MS = 8_000;
const USUAL_TYPE = 'invoice.created';

/** A test that has ended: its attempt, and the delivery in the log. */
export interface Tested {
  readonly deliveryId: string;
  readonly attempt: Answered;
}

/** Sends one message at once, so that the owner of a receiver sees whether it works. */
@Injectable()
export class WebhookTestService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly requests: WebhookRequests,
    private readonly clock: Clock,
    private readonly catalog: OperationCatalog,
    private readonly writers: WebhookWriters,
  ) {}

  /**
   * Sends the last event of a type, or an example. Says what came back; a failure is no problem. Raises
   * `invalid_state_transition` for an endpoint that its writer has left.
   */
  async test(who: Principal, id: string, eventType: string | undefined): Promise<Tested> {
    const { to, event } = await this.work.run(who, async (tx) => {
      const endpoints = new WebhookEndpointsRepository(tx, this.secrets);
      const endpoint = await endpoints.get(id);
      const type = eventType ?? typeFor(endpoint.event_types);
      const last = await new EventsRepository(tx).lastOf(type);
      const reader = await this.writers.presentReader(tx, endpoint);
      const to = { endpoint, ...(await endpoints.opened(endpoint)) };
      return { to, event: last ? toEventDto(last, reader) : this.example(type) };
    });
    return this.send(who, to, event);
  }

  private async send(who: Principal, to: OpenedEndpoint, event: ShownEvent): Promise<Tested> {
    const deliveryId = newId(this.clock.now());
    const id = toTypeId(webhookDeliveries.idPrefix, deliveryId);
    const traceparent = who.from?.traceparent ?? null;
    const message = { id, event, attempt: 1, isTest: true, traceparent, answerMs: ANSWER_MS };
    const attempt = await this.requests.send(to, message);
    await this.work.run(who, async (tx) => {
      const deliveries = new WebhookDeliveriesRepository(tx);
      const test = {
        id: deliveryId,
        endpointId: to.endpoint.id,
        eventType: event.type,
        ok: isSuccess(attempt),
      };
      await deliveries.insertTest(test, attempt);
      deliveries.log([{ delivery: { id: deliveryId }, number: 1, attempt }]);
    });
    return { deliveryId, attempt };
  }

  private example(type: string): ShownEvent {
    const schema = (eventTypes[type] ?? '').split('/').at(-1) ?? '';
    return {
      id: toTypeId('evt', newId(this.clock.now())),
      type,
      sequence: null,
      created_at: instantText(this.clock.now()),
      actor: { kind: 'system', id: null },
      data: { object: this.catalog.exampleOf(schema) ?? {} },
    };
  }
}

/** A type that the endpoint wants. */
function typeFor(patterns: readonly string[]): string {
  const types = [USUAL_TYPE, ...Object.keys(eventTypes)];
  return types.find((type) => wants(patterns, type)) ?? USUAL_TYPE;
}
