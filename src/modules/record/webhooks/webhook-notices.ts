import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { Mailer, type Transaction } from '../../../platform/index.js';
import { AccountMessages, UsersRepository } from '../../people/auth/index.js';
import { OrganizationsRepository } from '../../people/organizations/index.js';
import { noticeOf } from './domain/notice.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { webhookEndpoints } from './webhooks.resource.js';

/** Mails to who manages an organization, when an endpoint of theirs needs them. */
@Injectable()
export class WebhookNotices {
  constructor(
    private readonly messages: AccountMessages,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Orders them for an endpoint that has just begun to fail, was disabled, or was left by its writer, in the
   * transaction that changes it.
   *
   * Does nothing for one that works, and without a mail server, and of test books, whose mails never leave:
   * the panel shows what endpoints do.
   */
  async order(tx: Transaction, { id, url, status, writer_left_at }: WebhookEndpointEntity): Promise<void> {
    if (status === 'active' || !this.messages.leaves || tx.mode === 'test') return;
    const [{ name }, addresses] = await Promise.all([
      new OrganizationsRepository(tx).existing(tx.organizationId),
      new UsersRepository(tx).addressesOfManagers(tx.organizationId),
    ]);
    // The host alone: the rest of an address is often a secret.
    const words = noticeOf(writer_left_at === null ? status : 'writer_left', {
      language: this.mailer.language,
      organization: name,
      host: new URL(url).host,
    });
    const page = `/settings/webhooks/${toTypeId(webhookEndpoints.idPrefix, id)}` as const;
    for (const to of addresses) await this.messages.order(tx, { kind: 'notice', to, page, ...words });
  }
}
