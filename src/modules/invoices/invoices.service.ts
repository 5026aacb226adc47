import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Target } from '../../platform/index.js';
import type { InvoiceDetails, NewInvoice } from './domain/invoice.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { finalizeDraft } from './finalize-draft.js';
import { InvoiceStatesRepository } from './invoice-states.repository.js';
import { invoiceDeleted } from './invoices.events.js';
import { InvoicesRepository } from './invoices.repository.js';
import { lockedInvoiceFor } from './locked-invoice.js';
import { insertDraft, replaceDraft } from './write-draft.js';

/** The use cases of invoices: create, update and delete drafts. */
@Injectable()
export class InvoicesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` with every reference that names nothing; then nothing is stored. */
  create(who: Principal, { finalize, ...details }: NewInvoice): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const invoice = await insertDraft(tx, details);
      if (finalize !== true) return invoice;
      const parties = await new InvoiceStatesRepository(tx).parties(invoice.id);
      if (parties === undefined) throw new Error('The customer of a new invoice is gone.');
      return finalizeDraft(tx, invoice, parties);
    });
  }

  /** Replaces a draft wholly. Raises what deleting one raises, and `validation_failed`. */
  update(who: Principal, target: Target, details: InvoiceDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      return replaceDraft(tx, await lockedInvoiceFor(tx, target, 'update'), details);
    });
  }

  /** Deletes a draft for good. Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const invoice = await lockedInvoiceFor(tx, target, 'delete');
      new InvoicesRepository(tx).delete(target.id);
      tx.announce(invoiceDeleted(invoice));
    });
  }
}
