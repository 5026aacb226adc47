import { Injectable } from '@nestjs/common';
import { Secrets, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { EventsRepository } from '../events/index.js';
import { deliveriesOf } from './wanted-deliveries.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository.js';
import { orderTurn } from './webhook-jobs.js';
import { WebhookLeaving } from './webhook-leaving.js';
import { WebhookWriters } from './webhook-writers.js';

/** How many numbers of the feed one transaction looks at. */
const AT_ONCE = 1_000;

/** Turns events into deliveries. */
@Injectable()
export class WebhookFanOutService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly writers: WebhookWriters,
    private readonly leaving: WebhookLeaving,
  ) {}

  /** Makes the deliveries of all events that endpoints have not got yet. A second run finds nothing to do. */
  async fanOut(who: Principal): Promise<void> {
    const ids = await this.work.read(who, (tx) => this.endpoints(tx).idsOfEnabled());
    for (const id of ids) {
      for (let looked = AT_ONCE; looked === AT_ONCE;) looked = await this.advance(who, id);
    }
  }

  /**
   * Makes deliveries of the next numbers of the feed, and moves the cursor behind them. Returns how many.
   *
   * Those who store outcomes wait for the lock of the lanes, so all that can be read before it is. An endpoint that its
   * writer has left is disabled here, because the removal of a member is an event, too.
   */
  private advance(who: Principal, id: string): Promise<number> {
    return this.work.run(who, async (tx) => {
      const deliveries = new WebhookDeliveriesRepository(tx);
      const seen = await this.endpoints(tx).find(id);
      if (seen === undefined) return 0;
      const numbers = await new EventsRepository(tx).numbersAfter(seen.cursor, AT_ONCE);
      const last = numbers.at(-1);
      if (last === undefined) return 0;
      if ((await this.writers.readerOf(tx, seen)) === undefined) {
        await this.leaving.leave(tx, id, []);
        return 0;
      }
      tx.pipeline(deliveries.lockLanes(id));
      const endpoint = await this.endpoints(tx).lockById(id);
      if (endpoint === undefined || endpoint.status === 'disabled') return 0;
      // Somebody else was faster.
      if (endpoint.cursor !== seen.cursor) return AT_ONCE;
      const wanted = deliveriesOf(endpoint, numbers);
      if (wanted.length > 0) {
        tx.pipeline(deliveries.insertMany(id, 'feed', wanted));
        tx.pipeline(deliveries.startLanes(id, [...new Set(wanted.map(({ lane }) => lane ?? ''))]));
        orderTurn(tx, id);
      }
      this.endpoints(tx).moveCursor(id, last.sequence);
      return numbers.length;
    });
  }

  private endpoints(tx: Transaction): WebhookEndpointsRepository {
    return new WebhookEndpointsRepository(tx, this.secrets);
  }
}
