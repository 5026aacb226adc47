import { Injectable } from '@nestjs/common';
import { sumOf } from '../../../kernel/money/allocation.js';
import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  InvoiceSettlement,
  lockedInvoiceFor,
  type AllocationDetails,
  MailsUnderWay,
} from '../invoices/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { allocateCreditNote } from './allocate-credit-note.js';
import { creditNoteChanged } from './credit-notes.events.js';
import { alreadySent, invalidTransition } from './credit-notes.problems.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import { isPossible, type CreditNoteDetails, type CreditNoteRemarks } from './domain/credit-note.js';
import { newCreditRefund, type CreditRefundDetails } from './domain/credit-refund.js';
import { standingAmount } from './domain/homecoming.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';
import { issueCreditNote } from './issue-credit-note.js';

/** Credit notes. A credit note is locked before its invoices, and the number series last. */
@Injectable()
export class CreditNotesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailsUnderWay,
  ) {}

  /**
   * Takes back a part of an invoice, or all that is left of it.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition` and `validation_failed`.
   */
  create(who: Principal, target: Target, details: CreditNoteDetails): Promise<CreditNoteWithItems> {
    return this.work.run(who, async (tx) => {
      const invoice = await lockedInvoiceFor(tx, target, 'credit');
      return (await issueCreditNote(tx, invoice, details)).note;
    });
  }

  /** Settles invoices with the credit that is left. */
  allocate(
    who: Principal,
    target: Target,
    wanted: readonly AllocationDetails[],
  ): Promise<CreditNoteWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      if (!isPossible('allocate', before)) throw invalidTransition('allocate', before);
      return allocateCreditNote(tx, before, wanted);
    });
  }

  /** Records that credit was paid out, all of it by default. A refunded credit note stays as it is. */
  markRefunded(who: Principal, target: Target, details: CreditRefundDetails): Promise<CreditNoteWithItems> {
    return this.work.run(who, async (tx) => {
      const [before, { today }] = await Promise.all([locked(tx, target), organizationToday(tx)]);
      if (details.amount === undefined && isRefunded(before)) return before;
      if (!isPossible('mark_refunded', before)) throw invalidTransition('mark_refunded', before);
      const refund = newCreditRefund(details, before, today);
      const now = await new CreditNotesRepository(tx).refund(before, refund);
      tx.announce(creditNoteChanged('credit_note.updated', { before, now }));
      return now;
    });
  }

  /** Changes what is no part of the document, in any state. Raises `not_found` and `precondition_failed`. */
  remark(who: Principal, target: Target, remarks: CreditNoteRemarks): Promise<CreditNoteWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      const now = await new CreditNotesRepository(tx).remark(before, remarks);
      if (now !== before) tx.announce(creditNoteChanged('credit_note.updated', { before, now }));
      return now;
    });
  }

  /**
   * The number stays used, and what it has settled is due again. A void one stays as it is.
   *
   * Raises `not_found`, `precondition_failed`, `already_sent` and `invalid_state_transition`.
   */
  void(who: Principal, target: Target): Promise<CreditNoteWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      if (before.status === 'void') return before;
      const { invoice_id, total, withholding_total } = before;
      const settlement = new InvoiceSettlement(tx);
      const notes = new CreditNotesRepository(tx);
      if (before.sent_at !== null || (await this.mails.isLeaving(tx, target.id))) throw alreadySent(before);
      // Looked up under the lock of the invoice, which a correction holds while it issues another one.
      const [invoices, reissued_as] = await Promise.all([
        settlement.lock([invoice_id]),
        notes.reissuedAs(target.id),
      ]);
      const invoice = invoices.get(invoice_id);
      if (invoice === undefined) throw new Error('The invoice of a credit note is gone.');
      const held = { ...before, reissued_as };
      if (!isPossible('void', held)) throw invalidTransition('void', held);
      const now = await notes.void(held);
      tx.announce(creditNoteChanged('credit_note.voided', { before: held, now }));
      const credited = sumOf(before.allocations.map(standingAmount));
      const change = { credited: -credited, creditNotes: -total, withheld: -withholding_total };
      await settlement.apply(invoice, change, { day: invoice.today, credit_note_id: target.id });
      return now;
    });
  }
}

function isRefunded({ status, unapplied_amount, refunded_amount }: CreditNoteWithItems): boolean {
  return status === 'issued' && unapplied_amount === 0n && refunded_amount > 0n;
}

async function locked(tx: Transaction, { id, seen }: Target): Promise<CreditNoteWithItems> {
  const note = await new CreditNotesRepository(tx).lockById(id);
  if (note === undefined) throw notFound('credit note');
  assertVersion(seen, note.version);
  return note;
}
