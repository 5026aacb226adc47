import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../kernel/problems/problem.js';
import { Secrets, UnitOfWork, type Principal, type Transaction } from '../../platform/index.js';
import { DeliveryPlaces } from './delivery-places.js';
import { DeliveryTurn, type Allowed } from './delivery-turn.js';
import { CLAIM_MIN_MS, WebhookClaims, type Claimed, type Room } from './webhook-claims.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderTurn } from './webhook-jobs.js';
import { WebhookOutcomes, type Attempted } from './webhook-outcomes.js';
import { WebhookRequests } from './webhook-requests.js';

type Turn = DeliveryTurn<Attempted>;

/** What one transaction does for an endpoint. */
interface Step extends Room {
  readonly endpointId: string;
  readonly attempted: readonly Attempted[];
  readonly orders: boolean;
}

/** Attempts deliveries: several of an endpoint at once, but those of one lane one after the other. */
@Injectable()
export class WebhookDeliveryService {
  private readonly turns = new Map<string, Turn>();
  private readonly places = new DeliveryPlaces();

  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly requests: WebhookRequests,
    private readonly claims: WebhookClaims,
    private readonly outcomes: WebhookOutcomes,
  ) {}

  /**
   * Attempts what is due of an endpoint until nothing is, or until the turn ends and another one is ordered.
   *
   * If this node works for the endpoint already, asks for another look and leaves.
   */
  async deliver(who: Principal, endpointId: string): Promise<void> {
    const underWay = this.turns.get(endpointId);
    if (underWay !== undefined) {
      underWay.call();
      return;
    }
    const turn: Turn = new DeliveryTurn();
    this.turns.set(endpointId, turn);
    for (;;) {
      await this.step(who, endpointId, turn);
      // Without a pause between the two, so that no call is lost.
      if (turn.isIdle) break;
      await turn.changed();
    }
    this.turns.delete(endpointId);
    turn.assertNoFailure();
  }

  /** Stores what has ended and claims what is due, in one transaction. Then sends what was claimed. */
  private async step(who: Principal, endpointId: string, turn: Turn): Promise<void> {
    const attempted = turn.takeEnded();
    const allowed = turn.look();
    const places = allowed.claims ? this.places.take(endpointId) : 0;
    let begun = 0;
    try {
      const claimed = await this.exchange(who, turn, { endpointId, attempted, places, allowed });
      for (const one of claimed) turn.add(this.attempt(one), () => this.places.giveBack(endpointId, 1));
      begun = claimed.length;
    } catch (error) {
      turn.fail(error);
    } finally {
      this.places.giveBack(endpointId, places - begun);
    }
  }

  private async exchange(
    who: Principal,
    { underWay }: Turn,
    given: Pick<Step, 'endpointId' | 'attempted' | 'places'> & { readonly allowed: Allowed },
  ): Promise<readonly Claimed[]> {
    const { allowed, ...rest } = given;
    const step = { ...rest, orders: allowed.orders, underWay };
    if (step.attempted.length === 0) {
      return step.places > 0 || step.orders ? this.work.run(who, (tx) => this.take(tx, step)) : [];
    }
    try {
      return await untilAvailable(() => this.work.run(who, (tx) => this.take(tx, step)));
    } catch (error) {
      // What cannot be claimed must not keep what has arrived from being stored.
      if (!mayPass(error)) await this.work.run(who, (tx) => this.take(tx, { ...step, places: 0 }));
      throw error;
    }
  }

  private async take(tx: Transaction, step: Step): Promise<Claimed[]> {
    const { endpointId, attempted } = step;
    const deliveries = new WebhookDeliveriesRepository(tx);
    if (attempted.length > 0) tx.pipeline(deliveries.holdLanes(endpointId));
    // Read behind the lock: whoever enables the endpoint meanwhile leaves these deliveries to us.
    const found = await new WebhookEndpointsRepository(tx, this.secrets).find(endpointId);
    const endpoint = attempted.length > 0 ? await this.outcomes.store(tx, found, attempted) : found;
    if (step.orders) orderTurn(tx, endpointId);
    return endpoint === undefined ? [] : this.claims.claim(tx, endpoint, step);
  }

  private async attempt({ delivery, to, message }: Claimed): Promise<Attempted> {
    return { delivery, answered: await this.requests.send(to, message) };
  }
}

/** What is not stored is sent once more. So it is tried for as long as nobody else takes the delivery. */
async function untilAvailable<T>(store: () => Promise<T>): Promise<T> {
  const end = performance.now() + CLAIM_MIN_MS / 2;
  for (let pauseMs = 100; ; pauseMs *= 2) {
    try {
      return await store();
    } catch (error) {
      if (!mayPass(error) || performance.now() + pauseMs > end) throw error;
      await pause(pauseMs);
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof Problem && error.code === 'unavailable';
}
