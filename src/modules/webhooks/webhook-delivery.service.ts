import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../kernel/problems/problem.js';
import { Clock, Secrets, UnitOfWork, type Principal, type Transaction } from '../../platform/index.js';
import { DeliveryPlaces } from './delivery-places.js';
import { DeliveryTurn } from './delivery-turn.js';
import { CLAIM_MIN_MS, WebhookClaims, type Claimed, type Claims, type Room } from './webhook-claims.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderTurn } from './webhook-jobs.js';
import { decideNothing, WebhookOutcomes, type Attempted } from './webhook-outcomes.js';
import { WebhookQuickSteps } from './webhook-quick-steps.js';
import { WebhookRequests, type OpenedEndpoint } from './webhook-requests.js';

type Turn = DeliveryTurn<Attempted>;

/** For so long the secrets of an endpoint need not be read again. */
const KNOWN_MS = 1_000;

/** An endpoint, and when its secrets were read. */
interface Known {
  readonly to: OpenedEndpoint;
  readonly readAt: number;
}

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
    private readonly quick: WebhookQuickSteps,
    private readonly clock: Clock,
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
    for (let known: Known | undefined; ;) {
      known = await this.step(who, { endpointId, turn, known });
      // Without a pause between the two, so that no call is lost.
      if (turn.isIdle) break;
      await turn.changed();
    }
    this.turns.delete(endpointId);
    turn.assertNoFailure();
  }

  /** Stores what has ended and claims what is due, in one transaction. Then sends what was claimed. */
  private async step(
    who: Principal,
    { endpointId, turn, known }: { endpointId: string; turn: Turn; known: Known | undefined },
  ): Promise<Known | undefined> {
    const attempted = turn.takeEnded();
    const { claims, orders } = turn.look();
    const places = claims ? this.places.take(endpointId) : 0;
    let begun = 0;
    try {
      const step = { endpointId, attempted, orders, places, underWay: turn.underWay };
      const quick = known !== undefined && this.isQuick(known, step) ? known : undefined;
      const readAt = quick?.readAt ?? performance.now();
      const { to, claimed } = await this.exchange(who, step, quick);
      for (const one of claimed) turn.add(this.attempt(one), () => this.places.giveBack(endpointId, 1));
      begun = claimed.length;
      return to && { to, readAt };
    } catch (error) {
      turn.fail(error);
      return undefined;
    } finally {
      this.places.giveBack(endpointId, places - begun);
    }
  }

  private async exchange(who: Principal, step: Step, known: Known | undefined): Promise<Claims> {
    const take = (one: Step): Promise<Claims> => this.work.run(who, (tx) => this.take(tx, one));
    if (step.attempted.length === 0)
      return step.places > 0 || step.orders ? take(step) : { to: undefined, claimed: [] };
    try {
      return await untilAvailable(() => (known ? this.quick.take(who, known.to, step) : take(step)));
    } catch (error) {
      // What cannot be claimed must not keep what has arrived from being stored.
      if (!mayPass(error)) await take({ ...step, places: 0 });
      throw error;
    }
  }

  /** Whether what has ended can be stored without a decision. */
  private isQuick({ to, readAt }: Known, { attempted, orders }: Step): boolean {
    const isFresh = performance.now() - readAt < KNOWN_MS;
    return (
      isFresh && !orders && attempted.length > 0 && decideNothing(attempted, to.endpoint, this.clock.now())
    );
  }

  private async take(tx: Transaction, step: Step): Promise<Claims> {
    const { endpointId, attempted } = step;
    const deliveries = new WebhookDeliveriesRepository(tx);
    if (attempted.length > 0) tx.pipeline(deliveries.holdLanes(endpointId));
    // Read behind the lock: whoever enables the endpoint meanwhile leaves these deliveries to us.
    const found = await new WebhookEndpointsRepository(tx, this.secrets).find(endpointId);
    const endpoint = attempted.length > 0 ? await this.outcomes.store(tx, found, attempted) : found;
    if (step.orders) orderTurn(tx, endpointId);
    return endpoint === undefined ? { to: undefined, claimed: [] } : this.claims.claim(tx, endpoint, step);
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
