import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { Mailer, type Transaction } from '../../../../platform/index.js';
import { localeForms } from '../../../outgoing/documents/index.js';
import { AccountMessages, UsersRepository } from '../../../people/auth/index.js';
import { OrganizationsRepository } from '../../../people/organizations/index.js';
import { runNotice, type RunTrouble } from '../domain/run-notice.js';
import { recurringInvoices } from '../recurring-invoices.resource.js';
import type { Run } from './run-occurrence.js';

/** Mails to who manages an organization, when a recurring invoice of theirs needs a person. */
@Injectable()
export class RunNotices {
  constructor(
    private readonly messages: AccountMessages,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Orders them in the transaction that writes the run. Does nothing without a mail server, and of test books, whose
   * mails never leave. They name no recurring invoice, because its name may be that of a person: the link leads to it.
   */
  async order(tx: Transaction, trouble: RunTrouble, { before, planned }: Run): Promise<void> {
    if (!this.messages.leaves || tx.mode === 'test') return;
    const [{ name }, addresses] = await Promise.all([
      new OrganizationsRepository(tx).existing(tx.organizationId),
      new UsersRepository(tx).addressesOfManagers(tx.organizationId),
    ]);
    const { language } = this.mailer;
    const date = localeForms(language).date(planned.planned_on);
    const words = runNotice(trouble, { language, organization: name, date });
    const page = `/recurring-invoices/${toTypeId(recurringInvoices.idPrefix, before.id)}` as const;
    for (const to of addresses) await this.messages.order(tx, { kind: 'notice', to, page, ...words });
  }
}
