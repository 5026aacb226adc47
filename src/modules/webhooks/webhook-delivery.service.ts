import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../kernel/ids/type-id.js';
import { Problem } from '../../kernel/problems/problem.js';
import { Outbound, Secrets, UnitOfWork, type Principal, type Transaction } from '../../platform/index.js';
import { EventsRepository, toEventDto } from '../events/index.js';
import { events } from '../events/events.resource.js';
import { DeliverySlots } from './delivery-slots.js';
import { readerOf } from './domain/reader.js';
import { requestsAtOnce } from './domain/health.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderTurn, REQUESTS_AT_ONCE } from './webhook-jobs.js';
import { WebhookOutcomes } from './webhook-outcomes.js';
import { WebhookRequests, type Message, type OpenedEndpoint } from './webhook-requests.js';

/** After this time another endpoint may take its turn. */
const TURN_MS = 5_000;
/** A node that has not finished an attempt by then has died, unless its request takes this long. */
const CLAIM_MS = 5 * 60_000;
const CLAIM_MIN_MS = 30_000;

/** A delivery that is about to be attempted. */
interface Claimed {
  readonly delivery: WebhookDeliveryEntity;
  readonly to: OpenedEndpoint;
  readonly message: Message;
}

/** Why somebody stops to work for an endpoint. */
type TurnEnd = 'nothing due' | 'turn over' | 'no place';

/** Attempts deliveries, one after the other for each place of an endpoint. */
@Injectable()
export class WebhookDeliveryService {
  private readonly slots = new DeliverySlots();

  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly outbound: Outbound,
    private readonly requests: WebhookRequests,
    private readonly outcomes: WebhookOutcomes,
  ) {}

  /**
   * Attempts what is due of an endpoint until nothing is, or until the turn ends; then orders another turn.
   *
   * If there is no place, asks those who have one to take what is due.
   */
  async deliver(who: Principal, endpointId: string): Promise<void> {
    for (;;) {
      const place = this.slots.enter(endpointId);
      const end = place === undefined ? 'no place' : await this.turn(who, endpointId, place);
      if (end === 'turn over') return;
      if (end === 'no place' ? this.slots.callAgain(endpointId) : !this.slots.takeCall(endpointId)) return;
    }
  }

  private async turn(who: Principal, endpointId: string, place: number): Promise<TurnEnd> {
    try {
      const end = performance.now() + TURN_MS;
      for (;;) {
        const claimed = await this.work.run(who, (tx) => this.claim(tx, endpointId, place));
        if (typeof claimed === 'string') return claimed;
        const answered = await this.requests.send(claimed.to, claimed.message);
        await untilAvailable(() => this.outcomes.store(who, claimed.delivery, answered));
        if (performance.now() < end) continue;
        await this.work.run(who, (tx) => orderTurn(tx, endpointId, place));
        return 'turn over';
      }
    } finally {
      this.slots.leave(endpointId, place);
    }
  }

  private async claim(tx: Transaction, endpointId: string, place: number): Promise<Claimed | TurnEnd> {
    const endpoints = new WebhookEndpointsRepository(tx, this.secrets);
    const endpoint = await endpoints.find(endpointId);
    if (endpoint === undefined) return 'nothing due';
    const isEnabled = endpoint.status !== 'disabled';
    if (isEnabled && place >= requestsAtOnce(endpoint, REQUESTS_AT_ONCE)) return 'no place';
    const deliveries = new WebhookDeliveriesRepository(tx);
    const delivery = await deliveries.claim(endpointId, { isEnabled, expires: this.claimEnd(tx.now) });
    if (delivery === undefined || delivery.event_id === null) return 'nothing due';
    const [event, opened] = await Promise.all([
      new EventsRepository(tx).byId(delivery.event_id),
      endpoints.opened(endpoint, tx.now),
    ]);
    if (event === undefined) throw new Error('An event of a delivery is not there.');
    if (delivery.interrupted_at !== null) {
      deliveries.log(delivery, delivery.attempts - 1, interrupted(delivery.interrupted_at, endpoint.url));
    }
    const message = {
      id: toTypeId(events.idPrefix, event.id),
      event: toEventDto(event, readerOf(endpoint.reads)),
      attempt: delivery.attempts,
    };
    return { delivery, to: { endpoint, ...opened }, message };
  }

  private claimEnd(now: Date): Date {
    return new Date(now.getTime() + Math.max(CLAIM_MS / this.outbound.speed, CLAIM_MIN_MS));
  }
}

/** What is not stored is sent once more. So it is tried for as long as nobody else takes the delivery. */
async function untilAvailable(store: () => Promise<void>): Promise<void> {
  const end = performance.now() + CLAIM_MIN_MS / 2;
  for (let pauseMs = 100; ; pauseMs *= 2) {
    try {
      return await store();
    } catch (error) {
      const mayPass = error instanceof Problem && error.code === 'unavailable';
      if (!mayPass || performance.now() + pauseMs > end) throw error;
      await pause(pauseMs);
    }
  }
}

/** An attempt whose node has died before its end. The receiver may have got it. */
function interrupted(at: Date, url: string): Parameters<WebhookDeliveriesRepository['log']>[2] {
  const none = { status: null, response_headers: null, response_text: null, address: null, duration_ms: 0 };
  return { ...none, at, url, request_headers: {}, error: 'The service ended before there was an answer.' };
}
