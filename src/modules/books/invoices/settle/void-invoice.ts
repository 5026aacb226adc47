import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Transaction } from '../../../../platform/index.js';
import { isDone, isHeldByCustomer } from '../domain/invoice-lifecycle.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { alreadySent, beingSent } from '../invoices.problems.js';
import { InvoicesRepository } from '../invoices.repository.js';
import type { MailsUnderWay } from './mails-under-way.js';
import type { PrepaidCredit } from './prepaid-credit.js';
import { recordMoves } from './settlement-history.js';
import { assertAvailable } from '../write/locked-invoice.js';

/** Whom voiding asks and tells, and what of a prepayment another invoice takes over: nothing if not said. */
export interface Voiding {
  readonly mails: MailsUnderWay;
  readonly prepaid: PrepaidCredit;
  readonly carried?: MinorUnits;
}

/**
 * Voids a locked invoice; a void one stays as it is. What was prepaid on it is the customer's credit then. Raises
 * `already_sent` for what the customer holds or is about to hold, and `invalid_state_transition`.
 */
export async function voidInvoice(
  tx: Transaction,
  before: InvoiceWithItems,
  { mails, prepaid, carried = 0n }: Voiding,
): Promise<InvoiceWithItems> {
  if (isDone('void', before.status)) return before;
  if (isHeldByCustomer(before)) throw alreadySent(before);
  assertAvailable('void', before);
  if (await isBeingSent(tx, before, mails)) throw beingSent(before);
  const changes = { status: 'void', amount_due: 0n, paid_at: null, voided_at: tx.now } as const;
  const now = new InvoicesRepository(tx).change(before, changes);
  recordMoves(tx, { before, now }, { day: before.today });
  tx.announce(invoiceChanged('invoice.voided', { before, now }));
  await prepaid.release(tx, before, carried);
  return now;
}

/** Whether a mail with a locked invoice is leaving. */
export async function isBeingSent(
  tx: Transaction,
  invoice: InvoiceWithItems,
  mails: MailsUnderWay,
): Promise<boolean> {
  return invoice.total > 0n && (await mails.isLeaving(tx, invoice.id));
}
