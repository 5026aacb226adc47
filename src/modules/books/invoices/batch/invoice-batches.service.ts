import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import type { NewInvoices } from '../domain/invoice-batch.js';
import { CreditOnIssue } from '../finalize/credit-on-issue.js';
import { IssueChecks } from '../finalize/issue-checks.js';
import { createBatch, type BatchOutcome } from './create-batch.js';

/** The use case of many invoices at once. */
@Injectable()
export class InvoiceBatchesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
  ) {}

  /** Stores them in one transaction. Raises the refusal of the whole batch if it is atomic and one is refused. */
  create(who: Principal, batch: NewInvoices): Promise<BatchOutcome[]> {
    const { checks, credit } = this;
    return this.work.run(who, (tx) => createBatch(tx, batch, { checks, credit }));
  }
}
