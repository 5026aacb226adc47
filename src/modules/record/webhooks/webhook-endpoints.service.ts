import { Injectable } from '@nestjs/common';
import {
  Outbound,
  OutboundError,
  Secrets,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { EventsRepository } from '../events/index.js';
import { ENDPOINTS_MAX, type EndpointDetails } from './domain/endpoint.js';
import { WELL } from './domain/health.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository, type NewSecret } from './webhook-endpoints.repository.js';
import { orderFanOut, orderTurn } from './webhook-jobs.js';
import { WebhookWriters } from './webhook-writers.js';
import { endpointChanged, endpointCreated, endpointDeleted } from './webhooks.events.js';
import { addressNotAllowed, tooManyEndpoints } from './webhooks.problems.js';

/** Where an enabled endpoint goes on: with what it missed, after a number, or with what comes from now on. */
export type Resumption = 'cursor' | 'now' | bigint;

const HOUR_MS = 3_600_000;

/** The addresses that get events. */
@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly outbound: Outbound,
    private readonly writers: WebhookWriters,
  ) {}

  /** Events from now on are delivered. Raises `validation_failed` for an address, and for one endpoint too many. */
  async create(who: Principal, details: EndpointDetails): Promise<NewSecret> {
    await this.assertAddress(details.url);
    return this.work.run(who, async (tx) => {
      const endpoints = this.endpoints(tx);
      if ((await endpoints.lockCount()) >= ENDPOINTS_MAX) throw tooManyEndpoints(ENDPOINTS_MAX);
      const made = await endpoints.insert(details, await new EventsRepository(tx).lastNumber());
      await endpoints.noteWhetherAnyListens();
      tx.announce(endpointCreated(made.endpoint));
      return made;
    });
  }

  get(who: Principal, id: string): Promise<WebhookEndpointEntity> {
    return this.work.read(who, (tx) => this.endpoints(tx).get(id));
  }

  /**
   * Replaces the details, except the headers if they are not given. Messages show what the caller may read from now on,
   * and an endpoint that was left by its writer goes on where it stopped.
   */
  async update(who: Principal, target: Target, details: EndpointDetails): Promise<WebhookEndpointEntity> {
    await this.assertAddress(details.url);
    return this.work.run(who, async (tx) => {
      await new WebhookDeliveriesRepository(tx).lockLanes(target.id);
      const before = await this.endpoints(tx).lock(target);
      const endpoint = await this.endpoints(tx).update(before, details);
      if (before.writer_left_at !== null) await this.goOn(tx, endpoint.id);
      tx.announce(endpointChanged('updated', endpoint, before));
      return endpoint;
    });
  }

  /** What waits for it is cancelled. The log stays. */
  async delete(who: Principal, target: Target): Promise<void> {
    await this.work.run(who, async (tx) => {
      await new WebhookDeliveriesRepository(tx).lockLanes(target.id);
      const before = await this.endpoints(tx).lock(target);
      await new WebhookDeliveriesRepository(tx).cancel(before.id, null);
      await this.endpoints(tx).delete(before.id);
      await this.endpoints(tx).noteWhetherAnyListens();
      tx.announce(endpointDeleted(before));
    });
  }

  /** Makes another secret. The one before signs, too, for so many hours. */
  rotate(who: Principal, target: Target, previousValidForHours: number): Promise<NewSecret> {
    return this.work.run(who, async (tx) => {
      const before = await this.endpoints(tx).lock(target);
      const previousEndsAt = new Date(tx.realNow.getTime() + previousValidForHours * HOUR_MS);
      const made = await this.endpoints(tx).rotate(before, previousEndsAt);
      tx.announce(endpointChanged('secret_rotated', made.endpoint, before));
      return made;
    });
  }

  /**
   * Delivers again. One that is enabled stays as it is. Raises `invalid_state_transition` for one that its writer has
   * left: whoever updates it takes it over.
   */
  enable(who: Principal, target: Target, from: Resumption): Promise<WebhookEndpointEntity> {
    return this.work.run(who, async (tx) => {
      await new WebhookDeliveriesRepository(tx).lockLanes(target.id);
      const endpoints = this.endpoints(tx);
      const before = await endpoints.lock(target);
      if (before.status !== 'disabled') return before;
      await this.writers.presentReader(tx, before);
      await this.resume(tx, before, from);
      const health = { ...WELL, status: 'active', last_success_at: before.last_success_at } as const;
      const endpoint = await endpoints.changeHealth(before, health);
      await this.goOn(tx, before.id);
      tx.announce(endpointChanged('enabled', endpoint, before));
      return endpoint;
    });
  }

  /** Delivers nothing more until it is enabled. One that is disabled stays as it is. */
  disable(who: Principal, target: Target): Promise<WebhookEndpointEntity> {
    return this.work.run(who, async (tx) => {
      const endpoints = this.endpoints(tx);
      const before = await endpoints.lock(target);
      if (before.status === 'disabled') return before;
      const { failures, is_slowed, failing_since, last_success_at } = before;
      const endpoint = await endpoints.changeHealth(before, {
        status: 'disabled',
        status_reason: 'It was switched off.',
        ...{ failures, is_slowed, failing_since, last_success_at },
      });
      await this.endpoints(tx).noteWhetherAnyListens();
      tx.announce(endpointChanged('disabled', endpoint, before));
      return endpoint;
    });
  }

  /** Delivers to an endpoint that was just enabled, whose lanes must be locked. */
  private async goOn(tx: Transaction, id: string): Promise<void> {
    await this.endpoints(tx).noteWhetherAnyListens();
    if ((await new WebhookDeliveriesRepository(tx).startAll(id)) > 0) orderTurn(tx, id);
    orderFanOut(tx);
  }

  private async resume(tx: Transaction, before: WebhookEndpointEntity, from: Resumption): Promise<void> {
    if (from === 'cursor') return;
    const deliveries = new WebhookDeliveriesRepository(tx);
    const behind = from === 'now' ? await new EventsRepository(tx).lastNumber() : from - 1n;
    await deliveries.cancel(before.id, from === 'now' ? null : behind);
    // What was turned into deliveries once is never turned into them again; a replay sends it anew.
    if (behind > before.cursor) this.endpoints(tx).moveCursor(before.id, behind);
  }

  /** A name server that does not answer is no reason to refuse: each attempt checks the address again. */
  private async assertAddress(url: string): Promise<void> {
    try {
      await this.outbound.assertAllowed(url);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.fault === 'address_not_allowed' || error.fault === 'name_not_found')
        throw addressNotAllowed(error.message);
    }
  }

  private endpoints(tx: Transaction): WebhookEndpointsRepository {
    return new WebhookEndpointsRepository(tx, this.secrets);
  }
}
