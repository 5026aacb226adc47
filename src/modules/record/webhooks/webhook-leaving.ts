import { Injectable } from '@nestjs/common';
import { Secrets, type Transaction } from '../../../platform/index.js';
import { WebhookDeliveriesRepository, type ClaimedDelivery } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderTurn } from './webhook-jobs.js';
import { WebhookNotices } from './webhook-notices.js';
import { WebhookWriters } from './webhook-writers.js';
import { endpointChanged } from './webhooks.events.js';

/** Stops endpoints whose writers have left. */
@Injectable()
export class WebhookLeaving {
  constructor(
    private readonly secrets: Secrets,
    private readonly writers: WebhookWriters,
    private readonly notices: WebhookNotices,
  ) {}

  /**
   * Disables an endpoint whose writer has left, and tells who manages the organization. What was claimed for it is
   * given back, and waits for whoever takes the endpoint over.
   */
  async leave(tx: Transaction, endpointId: string, claimed: readonly ClaimedDelivery[]): Promise<void> {
    const endpoints = new WebhookEndpointsRepository(tx, this.secrets);
    const before = await endpoints.lockById(endpointId);
    const isThere = before !== undefined && (await this.writers.readerOf(tx, before)) !== undefined;
    await new WebhookDeliveriesRepository(tx).giveBack(claimed, isThere ? tx.now : null);
    if (isThere) orderTurn(tx, endpointId);
    if (isThere || before === undefined || before.status === 'disabled') return;
    const now = await endpoints.leave(before);
    await endpoints.noteWhetherAnyListens();
    tx.announce(endpointChanged('disabled', now, before));
    await this.notices.order(tx, now);
  }
}
