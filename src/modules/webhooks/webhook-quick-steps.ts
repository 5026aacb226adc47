import { Injectable } from '@nestjs/common';
import { Secrets, UnitOfWork, type Principal } from '../../platform/index.js';
import { claimedOf, roomIn, WebhookClaims, type Claims, type Room } from './webhook-claims.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { WebhookOutcomes, type Attempted } from './webhook-outcomes.js';
import type { OpenedEndpoint } from './webhook-requests.js';

/**
 * Stores what has arrived and claims what is due with one round trip, for an endpoint that was read a moment ago and of
 * which nothing has to be decided.
 */
@Injectable()
export class WebhookQuickSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly claims: WebhookClaims,
    private readonly outcomes: WebhookOutcomes,
  ) {}

  /** Takes the endpoint as it was. What is sent goes where the endpoint leads now, signed with the secrets of now. */
  async take(
    who: Principal,
    before: OpenedEndpoint,
    { attempted, ...room }: Room & { readonly attempted: readonly Attempted[] },
  ): Promise<Claims> {
    const { id, version } = before.endpoint;
    const limit = roomIn(before.endpoint, room);
    const [endpoint, taken] = await this.work.read(who, (tx) => {
      tx.pipeline(new WebhookDeliveriesRepository(tx).holdLanes(id));
      this.outcomes.storeArrived(tx, attempted);
      return Promise.all([
        new WebhookEndpointsRepository(tx, this.secrets).find(id),
        limit > 0 ? this.claims.take(tx, id, limit) : ([[], []] as const),
      ]);
    });
    if (endpoint === undefined) return { to: undefined, claimed: [] };
    if (endpoint.version === version) {
      const to = { ...before, endpoint };
      return { to, claimed: claimedOf(to, taken) };
    }
    const opened = await this.work.run(who, (tx) =>
      new WebhookEndpointsRepository(tx, this.secrets).opened(endpoint, tx.now),
    );
    const to = { endpoint, ...opened };
    return { to, claimed: claimedOf(to, taken) };
  }
}
