import { Injectable } from '@nestjs/common';
import { changedMetadata } from '../../../../kernel/metadata/metadata.js';
import { UnitOfWork, type Principal, type Target } from '../../../../platform/index.js';
import { certifiedBy } from '../domain/certificate.js';
import type { ExtensionDetails } from '../domain/extension.js';
import { isDone } from '../domain/invoice-lifecycle.js';
import type { InvoiceRemarks, SentDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { assertAvailable, lockedInvoice } from '../write/locked-invoice.js';
import { extendInvoice } from './extend-invoice.js';
import { MailsUnderWay } from './mails-under-way.js';
import { markInvoiceSent } from './mark-sent.js';
import { PrepaidCredit } from './prepaid-credit.js';
import { recordMoves } from './settlement-history.js';
import { voidInvoice } from './void-invoice.js';

/** The use cases that move an invoice from one state to the next. Doing one again changes nothing. */
@Injectable()
export class InvoiceLifecycleService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailsUnderWay,
    private readonly prepaid: PrepaidCredit,
  ) {}

  /**
   * The number stays used. Raises `not_found`, `precondition_failed`, `already_sent` and `invalid_state_transition`.
   */
  void(who: Principal, target: Target): Promise<InvoiceWithItems> {
    const { mails, prepaid } = this;
    return this.work.run(who, async (tx) =>
      voidInvoice(tx, await lockedInvoice(tx, target), { mails, prepaid }),
    );
  }

  /** Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
  markUncollectible(who: Principal, target: Target): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await lockedInvoice(tx, target);
      if (isDone('mark_uncollectible', before.status)) return before;
      assertAvailable('mark_uncollectible', before);
      const changes = { status: 'uncollectible', marked_uncollectible_at: tx.now } as const;
      const now = new InvoicesRepository(tx).change(before, changes);
      recordMoves(tx, { before, now }, { day: before.today });
      tx.announce(invoiceChanged('invoice.marked_uncollectible', { before, now }));
      return now;
    });
  }

  /**
   * Notes that an invoice was sent by another way than by mail of this service. Raises `not_found`,
   * `precondition_failed` and `invalid_state_transition`.
   */
  markSent(who: Principal, target: Target, { channel = 'other' }: SentDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await lockedInvoice(tx, target);
      assertAvailable('send', before);
      return markInvoiceSent(tx, before, channel);
    });
  }

  /**
   * Moves the day by which an open invoice is owed. Raises `not_found`, `precondition_failed`,
   * `invalid_state_transition` and `validation_failed`.
   */
  extend(who: Principal, target: Target, details: ExtensionDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => extendInvoice(tx, await lockedInvoice(tx, target), details));
  }

  /**
   * Changes what is no part of the document, in any state. Raises `not_found`, `precondition_failed` and
   * `validation_failed`.
   */
  remark(who: Principal, target: Target, remarks: InvoiceRemarks): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await lockedInvoice(tx, target);
      const changes = Object.fromEntries(Object.entries(remarks).filter(([, value]) => value !== undefined));
      const { metadata, certificates } = remarks;
      if (metadata !== undefined) changes['metadata'] = changedMetadata(before.metadata, metadata);
      if (certificates !== undefined) Object.assign(changes, certifiedBy(before, certificates));
      if (Object.keys(changes).length === 0) return before;
      const now = new InvoicesRepository(tx).change(before, changes);
      tx.announce(invoiceChanged('invoice.updated', { before, now }));
      return now;
    });
  }
}
