import { Injectable } from '@nestjs/common';
import { Secrets, UnitOfWork, type Principal } from '../../../platform/index.js';
import { EventsRepository } from '../events/index.js';
import { wants } from './domain/endpoint.js';
import { lookedUpTo, pickFrom, READ_AT_ONCE } from './domain/stretch.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { deliveriesOf } from './wanted-deliveries.js';
import { orderTurn } from './webhook-jobs.js';
import { WebhookWriters } from './webhook-writers.js';
import { isDisabled, startMissing } from './webhooks.problems.js';

/** Which events to send once more. */
export interface ReplayRequest {
  readonly from_sequence: bigint;
  readonly to_sequence?: bigint;
  readonly event_types?: readonly string[];
  readonly only_failed?: boolean;
}

/** What a replay has ordered, and where the next one goes on. */
export interface Replayed {
  readonly deliveries: number;
  readonly next_sequence: bigint | null;
}

/** Sends again what was sent before. */
@Injectable()
export class WebhookReplayService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly writers: WebhookWriters,
  ) {}

  /** Raises `invalid_state_transition` for a disabled endpoint, because nothing would be sent. */
  replay(who: Principal, id: string, request: ReplayRequest): Promise<Replayed> {
    const { from_sequence: from, to_sequence: to } = request;
    if (from < 1n || (to !== undefined && to < from)) throw startMissing();
    return this.work.run(who, async (tx) => {
      const deliveries = new WebhookDeliveriesRepository(tx);
      await deliveries.lockLanes(id);
      const endpoint = await new WebhookEndpointsRepository(tx, this.secrets).get(id);
      await this.writers.presentReader(tx, endpoint);
      if (endpoint.status === 'disabled') throw isDisabled();
      const failed =
        request.only_failed === true
          ? await deliveries.failedSequences(id, from, lookedUpTo({ from, to }))
          : undefined;
      const isAsked = ({ event_type, sequence }: { event_type: string; sequence: bigint }): boolean =>
        wants(request.event_types ?? ['*'], event_type) && (failed === undefined || failed.has(sequence));
      const { wanted, next } = await pickFrom(
        { from, to },
        (after) => new EventsRepository(tx).numbersAfter(after, READ_AT_ONCE),
        (numbers) => deliveriesOf(endpoint, numbers).filter(isAsked),
      );
      await deliveries.insertMany(id, 'replay', wanted);
      const lanes = [...new Set(wanted.map(({ lane }) => lane ?? ''))];
      if ((await deliveries.startLanes(id, lanes)) > 0) orderTurn(tx, id);
      return { deliveries: wanted.length, next_sequence: next };
    });
  }

  /**
   * Orders one attempt, outside of all lanes, and also for a disabled endpoint. Raises `not_found`, and
   * `invalid_state_transition` for an endpoint that its writer has left.
   */
  resend(who: Principal, id: string): Promise<WebhookDeliveryEntity> {
    return this.work.run(who, async (tx) => {
      const deliveries = new WebhookDeliveriesRepository(tx);
      const before = await deliveries.get(id);
      const endpoint = await new WebhookEndpointsRepository(tx, this.secrets).get(before.endpoint_id);
      await this.writers.presentReader(tx, endpoint);
      const delivery = await deliveries.insertResend(before);
      orderTurn(tx, before.endpoint_id);
      return delivery;
    });
  }
}

/** A replay as callers ask for it, with numbers of JSON. */
export function replayRequestOf(asked: {
  readonly from_sequence: number;
  readonly to_sequence?: number;
  readonly event_types?: readonly string[];
  readonly only_failed?: boolean;
}): ReplayRequest {
  const { from_sequence, to_sequence, ...rest } = asked;
  const to = to_sequence === undefined ? {} : { to_sequence: BigInt(to_sequence) };
  return { ...rest, from_sequence: BigInt(from_sequence), ...to };
}
