import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Target } from '../../../platform/index.js';
import type { InvoiceDetails, NewInvoice } from './domain/invoice.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { CreditOnIssue } from './finalize/credit-on-issue.js';
import { finalizeDraft } from './finalize/finalize-invoice.js';
import { IssueChecks } from './finalize/issue-checks.js';
import { invoiceDeleted } from './invoices.events.js';
import { createDraft } from './write/create-draft.js';
import { DraftsRepository } from './write/drafts.repository.js';
import { lockedInvoiceFor } from './write/locked-invoice.js';
import { replaceDraft } from './write/replace-draft.js';

/** The use cases of drafts: create, update and delete them. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
  ) {}

  /** Raises `validation_failed` with every fault; then nothing is stored. */
  create(who: Principal, { finalize, require, ...details }: NewInvoice): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const draft = await createDraft(tx, details);
      const { checks, credit } = this;
      return finalize === true ? finalizeDraft(tx, draft, { checks, credit, require }) : draft;
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
      new DraftsRepository(tx).delete(target.id);
      tx.announce(invoiceDeleted(invoice));
    });
  }
}
