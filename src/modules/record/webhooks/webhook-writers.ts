import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/index.js';
import { PresentRightsRepository } from '../../people/auth/index.js';
import { commonOf, readerOf, type Rights } from './domain/reader.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { writerLeft } from './webhooks.problems.js';

/** Holds endpoints to what their writers may read, also after they were written (decision 0330). */
@Injectable()
export class WebhookWriters {
  /**
   * What messages of an endpoint may show now: what its writer could read when it was written, and still may.
   * Undefined when the writer has left.
   *
   * To be asked behind the events that are to be sent: then no event of after a change is shown by the rights of
   * before.
   */
  async readerOf(tx: Transaction, endpoint: WebhookEndpointEntity): Promise<Rights | undefined> {
    const { writer_kind: kind, writer_id: id, reads } = endpoint;
    if (kind === null || id === null) return undefined;
    const present = await new PresentRightsRepository(tx).of({ kind, id });
    return present && commonOf(readerOf(reads), present);
  }

  /** The same for what somebody asks for by hand. Raises `invalid_state_transition` when the writer has left. */
  async presentReader(tx: Transaction, endpoint: WebhookEndpointEntity): Promise<Rights> {
    const reader = await this.readerOf(tx, endpoint);
    if (reader === undefined) throw writerLeft();
    return reader;
  }
}
