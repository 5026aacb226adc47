import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { assertVersion, type Target } from '../../platform/http/version-tag.js';
import type { Principal } from '../../platform/identity/principal.js';
import { invoiceDraft, type InvoiceDraft } from './domain/invoice-draft.js';
import { isEditable } from './domain/invoice-lifecycle.js';
import type { InvoiceDetails } from './domain/invoice.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { invoiceCreated, invoiceDeleted, invoiceUpdated } from './invoices.events.js';
import { notADraft } from './invoices.problems.js';
import { InvoicesRepository } from './invoices.repository.js';

/** The use cases of invoices: create, update and delete drafts. */
@Injectable()
export class InvoicesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` with every reference that names nothing; then nothing is stored. */
  create(who: Principal, details: InvoiceDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const draft = await draftOf(tx, details);
      const invoice = await new InvoicesRepository(tx).insert(draft);
      tx.announce(invoiceCreated(invoice));
      return invoice;
    });
  }

  /** Replaces a draft wholly. Raises what deleting one raises, and `validation_failed`. */
  update(who: Principal, target: Target, details: InvoiceDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await editableDraft(tx, target);
      const draft = await draftOf(tx, details, before);
      const invoice = await new InvoicesRepository(tx).replace(before, draft);
      tx.announce(invoiceUpdated(invoice, before));
      return invoice;
    });
  }

  /** Deletes a draft for good. Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const invoice = await editableDraft(tx, target);
      await new InvoicesRepository(tx).delete(target.id);
      tx.announce(invoiceDeleted(invoice));
    });
  }
}

async function editableDraft(tx: Transaction, { id, seen }: Target): Promise<InvoiceWithItems> {
  const invoice = await new InvoicesRepository(tx).lockById(id);
  if (invoice === undefined) throw notFound('invoice');
  assertVersion(seen, invoice.version);
  if (!isEditable(invoice.status)) throw notADraft(invoice);
  return invoice;
}

async function draftOf(
  tx: Transaction,
  details: InvoiceDetails,
  before?: InvoiceWithItems,
): Promise<InvoiceDraft> {
  return invoiceDraft(details, await new InvoicesRepository(tx).surroundings(details, before));
}
