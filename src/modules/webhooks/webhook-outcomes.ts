import { Injectable } from '@nestjs/common';
import { Outbound, Secrets, UnitOfWork, type Principal, type Transaction } from '../../platform/index.js';
import { isSuccess } from './domain/delivery.js';
import { healthAfter, requestsAtOnce } from './domain/health.js';
import { nextAttempt } from './domain/schedule.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { WebhookDeliveriesRepository, type DeliveryEnd } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderAttempt, orderDeliveries, REQUESTS_AT_ONCE } from './webhook-jobs.js';
import { WebhookNotices } from './webhook-notices.js';
import type { Answered } from './webhook-requests.js';
import { endpointChanged } from './webhooks.events.js';

/** Stores what became of attempts. */
@Injectable()
export class WebhookOutcomes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly outbound: Outbound,
    private readonly notices: WebhookNotices,
  ) {}

  /** Logs an attempt, ends its delivery or orders the next attempt, and notes the health of the endpoint. */
  store(who: Principal, delivery: WebhookDeliveryEntity, answered: Answered): Promise<void> {
    return this.work.run(who, async (tx) => {
      const deliveries = new WebhookDeliveriesRepository(tx);
      const endpoints = new WebhookEndpointsRepository(tx, this.secrets);
      // Read behind the lock: whoever enables the endpoint meanwhile leaves this delivery to us.
      const [, endpoint] = await Promise.all([
        deliveries.holdLanes(delivery.endpoint_id),
        endpoints.find(delivery.endpoint_id),
      ]);
      deliveries.log(delivery, delivery.attempts, answered);
      const after =
        endpoint && delivery.origin !== 'resend' ? await this.noteHealth(tx, endpoint, answered) : endpoint;
      const end = this.endOf(delivery, answered, after);
      if (!(await deliveries.end(delivery, end, answered))) return;
      if (end.next_attempt_at !== null) orderAttempt(tx, delivery, end.next_attempt_at);
      if (end.status === 'pending' || delivery.lane === null) return;
      await deliveries.startLanes(delivery.endpoint_id, [delivery.lane]);
    });
  }

  /** Returns the endpoint as it is after the attempt. */
  private async noteHealth(
    tx: Transaction,
    endpoint: WebhookEndpointEntity,
    answered: Answered,
  ): Promise<WebhookEndpointEntity> {
    const outcome = { ok: isSuccess(answered), status: answered.status, at: tx.now };
    if (healthAfter(endpoint, outcome) === undefined) return endpoint;
    return this.changeHealth(tx, endpoint, outcome);
  }

  /** Decides again on the locked row: requests that fail at once are counted one by one. */
  private async changeHealth(
    tx: Transaction,
    endpoint: WebhookEndpointEntity,
    outcome: Parameters<typeof healthAfter>[1],
  ): Promise<WebhookEndpointEntity> {
    const { id } = endpoint;
    const endpoints = new WebhookEndpointsRepository(tx, this.secrets);
    const before = (await endpoints.lockById(id)) ?? endpoint;
    const health = healthAfter(before, outcome);
    if (health === undefined) return before;
    if (health.status === before.status) {
      endpoints.noteHealth(before, health);
      if (health.failures === 0 && isLimited(before)) orderDeliveries(tx, id, REQUESTS_AT_ONCE);
      return before;
    }
    const now = await endpoints.changeHealth(before, health);
    tx.announce(endpointChanged(now.status === 'disabled' ? 'disabled' : 'updated', now, before));
    if (now.status === 'active') orderDeliveries(tx, id, REQUESTS_AT_ONCE);
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

/** Whether an endpoint gets fewer requests at once than usual, so that others have stopped working for it. */
function isLimited(endpoint: WebhookEndpointEntity): boolean {
  return requestsAtOnce(endpoint, REQUESTS_AT_ONCE) < REQUESTS_AT_ONCE;
}
