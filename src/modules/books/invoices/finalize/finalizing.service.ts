import { Injectable } from '@nestjs/common';
import { GroupWork, UnitOfWork, type Principal, type Target } from '../../../../platform/index.js';
import type { FinalizeDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { CreditOnIssue } from './credit-on-issue.js';
import { finalizeInvoice } from './finalize-invoice.js';
import { FinalizeTogether } from './finalize-together.js';
import { IssueChecks } from './issue-checks.js';

/** The use case that makes an invoice of a draft. Doing it again changes nothing. */
@Injectable()
export class FinalizingService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
    private readonly groups: GroupWork,
    private readonly together: FinalizeTogether,
  ) {}

  /**
   * Together with others that wait for the same series, unless it has to be checked first.
   *
   * Takes the formats that the invoice must be valid in. Raises `not_found`, `precondition_failed`,
   * `invalid_state_transition`, `validation_failed` and `document_not_valid`.
   */
  finalize(who: Principal, target: Target, { require = [] }: FinalizeDetails): Promise<InvoiceWithItems> {
    const { checks, credit } = this;
    const alone = (): Promise<InvoiceWithItems> => {
      return this.work.run(who, (tx) => finalizeInvoice(tx, target, { checks, credit, require }));
    };
    return require.length > 0 ? alone() : this.groups.turn(this.together, { who, order: target }, alone);
  }
}
