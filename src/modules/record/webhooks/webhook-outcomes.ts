import { Injectable } from '@nestjs/common';
import { Outbound, Secrets, type Transaction } from '../../../platform/index.js';
import { isSuccess } from './domain/delivery.js';
import { healthAfterAll, type Outcome } from './domain/health.js';
import { nextAttempt } from './domain/schedule.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { WebhookDeliveriesRepository, type DeliveryEnd } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderAttempt } from './webhook-jobs.js';
import { WebhookNotices } from './webhook-notices.js';
import type { Answered } from './webhook-requests.js';
import { endpointChanged } from './webhooks.events.js';

/** A delivery whose request has ended. */
export interface Attempted {
  readonly delivery: WebhookDeliveryEntity;
  readonly answered: Answered;
}

/** Stores what became of attempts. */
@Injectable()
export class WebhookOutcomes {
  constructor(
    private readonly secrets: Secrets,
    private readonly outbound: Outbound,
    private readonly notices: WebhookNotices,
  ) {}

  /**
   * Logs attempts of an endpoint, ends their deliveries or orders the next attempts, starts the next deliveries of
   * their lanes, and notes the health of the endpoint.
   *
   * The lanes must be held. Returns the endpoint as it is afterwards.
   */
  async store(
    tx: Transaction,
    endpoint: WebhookEndpointEntity | undefined,
    attempted: readonly Attempted[],
  ): Promise<WebhookEndpointEntity | undefined> {
    const after = endpoint && (await this.noteHealth(tx, endpoint, attempted));
    write(tx, attempted, ({ delivery, answered }) => this.endOf(delivery, answered, after));
    return after;
  }

  /** The same if all have arrived, and the endpoint stays as it is. Everything is sent at once. */
  storeArrived(tx: Transaction, attempted: readonly Attempted[]): void {
    write(tx, attempted, () => ({ status: 'delivered', next_attempt_at: null }));
  }

  /** Returns the endpoint as it is after the attempts. */
  private async noteHealth(
    tx: Transaction,
    endpoint: WebhookEndpointEntity,
    attempted: readonly Attempted[],
  ): Promise<WebhookEndpointEntity> {
    const outcomes = outcomesOf(attempted);
    if (healthAfterAll(endpoint, outcomes) === undefined) return endpoint;
    return this.changeHealth(tx, endpoint, outcomes);
  }

  /** Decides again on the locked row: requests that fail at once are counted one by one. */
  private async changeHealth(
    tx: Transaction,
    endpoint: WebhookEndpointEntity,
    outcomes: readonly Outcome[],
  ): Promise<WebhookEndpointEntity> {
    const endpoints = new WebhookEndpointsRepository(tx, this.secrets);
    const before = (await endpoints.lockById(endpoint.id)) ?? endpoint;
    const health = healthAfterAll(before, outcomes);
    if (health === undefined) return before;
    if (health.status === before.status) {
      endpoints.noteHealth(before, health);
      return { ...before, ...health };
    }
    const now = await endpoints.changeHealth(before, health);
    tx.announce(endpointChanged(now.status === 'disabled' ? 'disabled' : 'updated', now, before));
    if (now.status === 'disabled') await endpoints.noteWhetherAnyListens();
    await this.notices.order(tx, now);
    return now;
  }

  private endOf(
    delivery: WebhookDeliveryEntity,
    answered: Answered,
    endpoint: WebhookEndpointEntity | undefined,
  ): DeliveryEnd {
    if (isSuccess(answered)) return { status: 'delivered', next_attempt_at: null };
    if (delivery.origin === 'resend') return { status: 'failed', next_attempt_at: null };
    // Waits until somebody enables the endpoint.
    if (endpoint?.status === 'disabled') return { status: 'pending', next_attempt_at: null };
    const number = delivery.attempts - delivery.attempts_before;
    const failed = { number, at: answered.at, retryAfter: answered.retryAfter, chance: Math.random() };
    const next = nextAttempt(failed, this.outbound);
    return next === undefined
      ? { status: 'failed', next_attempt_at: null }
      : { status: 'pending', next_attempt_at: next };
  }
}

/** Whether attempts decide nothing about an endpoint that is enabled: all have arrived, and it stays as it is. */
export function decideNothing(attempted: readonly Attempted[], endpoint: WebhookEndpointEntity): boolean {
  const haveArrived = attempted.every(({ answered }) => isSuccess(answered));
  const isEnabled = endpoint.status === 'active';
  return haveArrived && isEnabled && healthAfterAll(endpoint, outcomesOf(attempted)) === undefined;
}

/** What attempts say about their endpoint. What was asked for by hand says nothing. */
function outcomesOf(attempted: readonly Attempted[]): Outcome[] {
  return attempted
    .filter(({ delivery }) => delivery.origin !== 'resend')
    .map(({ answered }) => ({ ok: isSuccess(answered), status: answered.status, at: answered.at }));
}

/** Logs attempts, ends their deliveries or orders the next attempts, and starts what follows in their lanes. */
function write(
  tx: Transaction,
  attempted: readonly Attempted[],
  endOf: (one: Attempted) => DeliveryEnd,
): void {
  const deliveries = new WebhookDeliveriesRepository(tx);
  const ends = attempted.map((one) => ({ ...one, attempt: one.answered, end: endOf(one) }));
  deliveries.log(ends.map(({ delivery, attempt }) => ({ delivery, number: delivery.attempts, attempt })));
  deliveries.end(ends);
  for (const { delivery, end } of ends)
    if (end.next_attempt_at !== null) orderAttempt(tx, delivery, end.next_attempt_at);
  // A lane with a delivery under way stays as it is, also if this attempt was not the last one any more.
  const lanes = ends.flatMap(({ delivery, end }) => (end.status === 'pending' ? [] : (delivery.lane ?? [])));
  const [first] = attempted;
  if (first !== undefined && lanes.length > 0)
    tx.pipeline(deliveries.startLanes(first.delivery.endpoint_id, lanes));
}
