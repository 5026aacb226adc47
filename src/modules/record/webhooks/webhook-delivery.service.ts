import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../../kernel/problems/problem.js';
import type { Principal } from '../../../platform/index.js';
import { DeliveryPlaces } from './delivery-places.js';
import { DeliveryTurn } from './delivery-turn.js';
import { CLAIM_MIN_MS, type Claimed } from './webhook-claims.js';
import type { Attempted } from './webhook-outcomes.js';
import { WebhookRequests } from './webhook-requests.js';
import { WebhookSteps, type Known, type Step, type Taken } from './webhook-steps.js';

type Turn = DeliveryTurn<Attempted>;

/** Attempts deliveries: several of an endpoint at once, but those of one lane one after the other. */
@Injectable()
export class WebhookDeliveryService {
  private readonly turns = new Map<string, Turn>();
  private readonly places = new DeliveryPlaces();

  constructor(
    private readonly requests: WebhookRequests,
    private readonly steps: WebhookSteps,
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
      const taken = await this.exchange(who, step, known);
      for (const one of taken.claimed) turn.add(this.attempt(one), () => this.places.giveBack(endpointId, 1));
      begun = taken.claimed.length;
      return taken.known;
    } catch (error) {
      turn.fail(error);
      return undefined;
    } finally {
      this.places.giveBack(endpointId, places - begun);
    }
  }

  private async exchange(who: Principal, step: Step, known: Known | undefined): Promise<Taken> {
    if (step.attempted.length === 0 && step.places === 0 && !step.orders) return { claimed: [], known };
    if (step.attempted.length === 0) return this.steps.take(who, step, known);
    try {
      return await untilAvailable(() => this.steps.take(who, step, known));
    } catch (error) {
      // What cannot be claimed must not keep what has arrived from being stored.
      if (!mayPass(error)) await this.steps.take(who, { ...step, places: 0 }, undefined);
      throw error;
    }
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
