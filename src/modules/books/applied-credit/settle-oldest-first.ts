import { decimalAmount, type MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { ANY_VERSION, type Transaction } from '../../../platform/index.js';
import {
  allocateCreditNote,
  CreditNotesRepository,
  type CreditNoteWithItems,
} from '../credit-notes/index.js';
import { InvoicesRepository, type InvoiceWithItems } from '../invoices/index.js';
import { allocatePayment, lockedPayment, type PaymentWithAllocations } from '../payments/index.js';
import { oldestFirst } from './domain/oldest-first.js';

/** A payment or a credit note that settles nothing yet, or not with all of it. */
export interface SourceRow {
  readonly kind: 'payment' | 'credit_note';
  readonly id: string;
  readonly currency: CurrencyCode;
}

type Source =
  | { readonly kind: 'payment'; readonly row: PaymentWithAllocations }
  | { readonly kind: 'credit_note'; readonly row: CreditNoteWithItems };

/** A part of an invoice, in minor units, and what has settled it. */
export interface SettledByCredit extends SourceRow {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
}

/** Lets credit settle invoices, both in the order that was found; `open` is asked once the credit is locked. */
export async function settleOldestFirst(
  tx: Transaction,
  found: readonly SourceRow[],
  open: () => Promise<readonly string[]>,
): Promise<SettledByCredit[]> {
  const sources = await lockedSources(tx, found);
  const ids = await open();
  const settled: SettledByCredit[] = [];
  let invoices = await inOrder(tx, ids);
  for (const source of sources) {
    const { currency, unapplied_amount: available, id } = source.row;
    const parts = oldestFirst({ available, currency }, invoices);
    if (parts.length === 0) continue;
    await settle(tx, source, parts);
    settled.push(...parts.map((part) => ({ kind: source.kind, id, currency, ...part })));
    // A discount for paying early may have settled more of them.
    invoices = await inOrder(tx, ids);
  }
  return settled;
}

/** In the order that was found, without those that have settled something meanwhile. */
async function lockedSources(tx: Transaction, found: readonly SourceRow[]): Promise<Source[]> {
  const locked = new Map<string, Source>();
  const notes = new CreditNotesRepository(tx);
  for (const { kind, id } of [...found].sort(byKindAndId)) {
    if (kind === 'payment') locked.set(id, { kind, row: await lockedPayment(tx, { id, seen: ANY_VERSION }) });
    else {
      const row = await notes.lockById(id);
      if (row !== undefined) locked.set(id, { kind, row });
    }
  }
  return found.flatMap(({ id }) => locked.get(id) ?? []).filter(isUnused);
}

function isUnused({ kind, row }: Source): boolean {
  const counts = kind === 'payment' ? row.reversed_at === null : row.status === 'issued';
  return counts && row.unapplied_amount > 0n;
}

async function inOrder(tx: Transaction, ids: readonly string[]): Promise<InvoiceWithItems[]> {
  const locked = await new InvoicesRepository(tx).lockByIds(ids);
  return ids.flatMap((id) => locked.get(id) ?? []);
}

async function settle(
  tx: Transaction,
  source: Source,
  parts: readonly { readonly invoice_id: string; readonly amount: MinorUnits }[],
): Promise<void> {
  const { currency } = source.row;
  const wanted = parts.map(({ invoice_id, amount }) => {
    return { invoice_id, amount: decimalAmount(amount, currency) };
  });
  if (source.kind === 'payment') await allocatePayment(tx, source.row, wanted);
  else await allocateCreditNote(tx, source.row, wanted);
}

function byKindAndId(one: SourceRow, other: SourceRow): number {
  if (one.kind !== other.kind) return one.kind === 'payment' ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
