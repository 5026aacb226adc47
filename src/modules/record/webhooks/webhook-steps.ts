import { Injectable } from '@nestjs/common';
import { Secrets, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { claimsOf, roomIn, WebhookClaims, type Claims, type Room } from './webhook-claims.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderTurn } from './webhook-jobs.js';
import { WebhookLeaving } from './webhook-leaving.js';
import { decideNothing, WebhookOutcomes, type Attempted } from './webhook-outcomes.js';
import type { OpenedEndpoint } from './webhook-requests.js';
import { WebhookWriters } from './webhook-writers.js';

/** For so long the secrets of an endpoint need not be read again. */
const KNOWN_MS = 1_000;

/** What one transaction does for an endpoint. */
export interface Step extends Room {
  readonly endpointId: string;
  readonly attempted: readonly Attempted[];
  /** Whether another turn is to be ordered. */
  readonly orders: boolean;
}

/** An endpoint as the step before has seen it, and when its secrets were read. */
export interface Known {
  readonly to: OpenedEndpoint;
  readonly readAt: number;
}

/** What a step has claimed, and what it knows of the endpoint. */
export interface Taken {
  readonly claimed: Claims['claimed'];
  readonly known: Known | undefined;
}

/** Stores what has ended and claims what is due, in one transaction. */
@Injectable()
export class WebhookSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly claims: WebhookClaims,
    private readonly outcomes: WebhookOutcomes,
    private readonly writers: WebhookWriters,
    private readonly leaving: WebhookLeaving,
  ) {}

  /** Takes one round trip if nothing has to be decided, because the endpoint is known and does well. */
  async take(who: Principal, step: Step, known: Known | undefined): Promise<Taken> {
    const isQuick = known !== undefined && this.isQuick(known, step);
    const readAt = isQuick ? known.readAt : performance.now();
    const { to, claimed, left } = isQuick
      ? await this.takeAtOnce(who, known.to, step)
      : await this.work.run(who, (tx) => this.takeWithCare(tx, step));
    if (left !== undefined) await this.work.run(who, (tx) => this.leaving.leave(tx, step.endpointId, left));
    return { claimed, known: to && { to, readAt } };
  }

  /** Whether what has ended can be stored without a decision. */
  private isQuick({ to, readAt }: Known, { attempted, orders }: Step): boolean {
    if (orders || attempted.length === 0 || performance.now() - readAt >= KNOWN_MS) return false;
    return decideNothing(attempted, to.endpoint);
  }

  private async takeWithCare(tx: Transaction, step: Step): Promise<Claims> {
    const { endpointId, attempted } = step;
    const deliveries = new WebhookDeliveriesRepository(tx);
    if (attempted.length > 0) tx.pipeline(deliveries.holdLanes(endpointId));
    // Read behind the lock: whoever enables the endpoint meanwhile leaves these deliveries to us.
    const found = await new WebhookEndpointsRepository(tx, this.secrets).find(endpointId);
    const endpoint = attempted.length > 0 ? await this.outcomes.store(tx, found, attempted) : found;
    if (step.orders) orderTurn(tx, endpointId);
    return endpoint === undefined ? { to: undefined, claimed: [] } : this.claims.claim(tx, endpoint, step);
  }

  /** Takes the endpoint as it was. What is sent goes where the endpoint leads now, signed with the secrets of now. */
  private async takeAtOnce(
    who: Principal,
    before: OpenedEndpoint,
    { attempted, ...room }: Step,
  ): Promise<Claims> {
    const { id, version } = before.endpoint;
    const limit = roomIn(before.endpoint, room);
    let { aheadMs } = before;
    const [endpoint, taken, reader] = await this.work.read(who, (tx) => {
      ({ aheadMs } = tx);
      tx.pipeline(new WebhookDeliveriesRepository(tx).holdLanes(id));
      this.outcomes.storeArrived(tx, attempted);
      return Promise.all([
        new WebhookEndpointsRepository(tx, this.secrets).find(id),
        limit > 0 ? this.claims.take(tx, id, limit) : Promise.resolve([[], []] as const),
        this.writers.readerOf(tx, before.endpoint),
      ]);
    });
    if (endpoint === undefined) return { to: undefined, claimed: [] };
    if (endpoint.version === version) return claimsOf({ ...before, endpoint, aheadMs }, taken, reader);
    return this.work.run(who, async (tx) => {
      const opened = await new WebhookEndpointsRepository(tx, this.secrets).opened(endpoint);
      return claimsOf({ endpoint, ...opened }, taken, await this.writers.readerOf(tx, endpoint));
    });
  }
}
