import { Injectable } from '@nestjs/common';
import { decimalAmount } from '../../../kernel/money/amount.js';
import { validationFailed } from '../../../kernel/problems/problem.js';
import {
  insufficientScope,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  allocateCreditNote,
  issueCreditNote,
  type CreditNoteWithItems,
  type CreditReason,
} from '../credit-notes/index.js';
import {
  createDraft,
  CreditOnIssue,
  finalizeDraft,
  InvoiceSettlement,
  InvoicesRepository,
  IssueChecks,
  isAvailable,
  isBeingSent,
  MailsUnderWay,
  lockedInvoiceFor,
  PrepaidCredit,
  prepaymentOf,
  replaceDraft,
  voidInvoice,
  type InvoiceDetails,
  type InvoiceWithItems,
  type Issuing,
} from '../invoices/index.js';
import { invoices } from '../invoices/invoices.resource.js';
import { correctionPath, type CorrectionPath } from './domain/correction.js';
import { prepaidInAll, takingOver, type Prepaid } from './domain/taking-over.js';

/** An invoice as it should have been, and why it was not. */
export interface CorrectionDetails extends InvoiceDetails {
  readonly reason?: CreditReason;
}

/** What a correction has come to. */
export interface Correction {
  readonly path: CorrectionPath;
  /** The invoice that counts now. */
  readonly invoice: InvoiceWithItems;
  /** The invoice that it replaces. */
  readonly corrected?: InvoiceWithItems;
  readonly note?: CreditNoteWithItems;
}

/** Corrects invoices on the path that their state allows, wholly or not at all. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
    private readonly mails: MailsUnderWay,
    private readonly prepaid: PrepaidCredit,
  ) {}

  /** Raises what finalizing and crediting raise. */
  correct(who: Principal, target: Target, details: CorrectionDetails): Promise<Correction> {
    if (!who.scopes.has(invoices.write)) throw insufficientScope(invoices.write);
    return this.work.run(who, async (tx) => {
      const before = await lockedInvoiceFor(tx, target, 'correct');
      assertSameCustomer(before, details);
      const path = correctionPath(
        before,
        isAvailable('void', before) && !(await isBeingSent(tx, before, this.mails)),
      );
      const { checks, credit, mails, prepaid } = this;
      return { path, ...(await onPath[path](tx, { before, details, checks, credit, mails, prepaid })) };
    });
  }
}

interface Correcting extends Issuing {
  readonly before: InvoiceWithItems;
  readonly mails: MailsUnderWay;
  readonly prepaid: PrepaidCredit;
  readonly details: CorrectionDetails;
}

type Correct = (tx: Transaction, correcting: Correcting) => Promise<Omit<Correction, 'path'>>;

const onPath: Readonly<Record<CorrectionPath, Correct>> = {
  edited: async (tx, { before, details: { reason: _reason, ...details } }) => {
    return { invoice: await replaceDraft(tx, before, details) };
  },
  voided_and_reissued: async (
    tx,
    { before, checks, credit, mails, prepaid, details: { reason: _reason, ...said } },
  ) => {
    const { details, carried } = takingOver('voided_and_reissued', await prepaidOn(tx, before), said);
    const draft = await createDraft(tx, details, { corrected: before });
    const corrected = await voidInvoice(tx, before, { mails, prepaid, carried });
    return { invoice: await finalizeDraft(tx, draft, { checks, credit }), corrected };
  },
  // The series of credit notes is locked before that of invoices, here as everywhere.
  credited_and_reissued: async (tx, { before, checks, credit, details: { reason = 'other', ...said } }) => {
    const { details } = takingOver('credited_and_reissued', await prepaidOn(tx, before), said);
    const draft = await createDraft(tx, details, { corrected: before });
    const { note: issued, invoice: corrected } = await issueCreditNote(tx, before, { reason });
    let note = issued;
    const settleFirst = async (reissued: InvoiceWithItems): Promise<InvoiceWithItems> => {
      const settled = await settledByCredit(tx, reissued, { ...note, reissued_as: reissued.number });
      note = settled.note;
      return settled.invoice;
    };
    const invoice = await finalizeDraft(tx, draft, { checks, credit, settleFirst });
    return { note, invoice, corrected };
  },
};

/** What was prepaid on an invoice and, in its currency, on those that it replaced. */
async function prepaidOn(tx: Transaction, invoice: InvoiceWithItems): Promise<Prepaid> {
  const { currency, corrects_invoice_id, prepaid_amount } = invoice;
  const { held } = prepaymentOf(invoice);
  const id = corrects_invoice_id ?? undefined;
  const corrected = id === undefined ? undefined : await new InvoicesRepository(tx).byId(id);
  if (corrected === undefined || corrected.currency !== currency) {
    return { currency, whole: prepaid_amount, held };
  }
  const before = await prepaidOn(tx, corrected);
  const whole = prepaidInAll(prepaid_amount, { ...before, isVoid: corrected.status === 'void' });
  return { currency, whole, held };
}

/** What the customer has paid already settles the new invoice, as far as it goes. */
async function settledByCredit(
  tx: Transaction,
  invoice: InvoiceWithItems,
  note: CreditNoteWithItems,
): Promise<{ readonly invoice: InvoiceWithItems; readonly note: CreditNoteWithItems }> {
  const { currency, amount_due } = invoice;
  const units = amount_due < note.unapplied_amount ? amount_due : note.unapplied_amount;
  if (units === 0n || currency !== note.currency) return { invoice, note };
  const amount = decimalAmount(units, currency);
  const used = await allocateCreditNote(tx, note, [{ invoice_id: invoice.id, amount }]);
  const settled = (await new InvoiceSettlement(tx).lock([invoice.id])).get(invoice.id);
  if (settled === undefined) throw new Error('A new invoice is gone.');
  return { invoice: settled, note: used };
}

/** Another customer is another sale, and no correction. */
function assertSameCustomer(before: InvoiceWithItems, { customer_id }: CorrectionDetails): void {
  if (customer_id === before.customer_id) return;
  const detail = 'A correction keeps the customer; credit the invoice and write another one.';
  throw validationFailed([{ pointer: '#/customer_id', code: 'not_allowed', detail }]);
}
