import { offersDiscount } from '../../../kernel/accounts/early-payment.js';
import { sumOf } from '../../../kernel/money/allocation.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { InvoiceSettlement, type InvoiceWithItems } from '../invoices/index.js';
import type { Allocation } from './domain/payment.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { PaymentsRepository } from './payments.repository.js';

export interface Settling {
  readonly invoices: ReadonlyMap<string, InvoiceWithItems>;
  /** Each invoice once. */
  readonly allocations: readonly Allocation[];
  /** The day that it settles them from, where that is not the one that the money came in on. */
  readonly from?: (invoice: InvoiceWithItems) => CalendarDate;
}

/**
 * A discount for paying early is taken if all money of the invoice came in time, whatever was recorded first.
 */
export async function settleInvoices(
  tx: Transaction,
  { id, received_on }: PaymentWithAllocations,
  { invoices, allocations, from }: Settling,
): Promise<void> {
  const offering = [...invoices.values()].filter(offersDiscount).map((invoice) => invoice.id);
  const latest = await new PaymentsRepository(tx).latestDays(offering);
  for (const { invoice_id, amount, settle_rest } of allocations) {
    const invoice = lockedOne(invoices, invoice_id);
    const other = latest.get(invoice_id) ?? received_on;
    const completeOn = other > received_on ? other : received_on;
    const by = { day: from?.(invoice) ?? received_on, completeOn, payment_id: id, settle_rest };
    await new InvoiceSettlement(tx).apply(invoice, { paid: amount }, by);
  }
}

/** Answers the invoices as they are then. */
export async function takeBack(
  tx: Transaction,
  { id }: PaymentWithAllocations,
  { invoices, allocations }: Settling,
): Promise<ReadonlyMap<string, InvoiceWithItems>> {
  const settlement = new InvoiceSettlement(tx);
  const now = new Map(invoices);
  for (const { invoice_id, amount } of sumsByInvoice(allocations)) {
    const invoice = lockedOne(invoices, invoice_id);
    const by = { day: invoice.today, payment_id: id };
    now.set(invoice_id, await settlement.apply(invoice, { paid: -amount }, by));
  }
  return now;
}

/** The invoices of allocations. */
export function idsOf(allocations: readonly { readonly invoice_id: string }[]): string[] {
  return allocations.map(({ invoice_id }) => invoice_id);
}

/** A payment may settle an invoice by several allocations. */
export function sumsByInvoice(allocations: readonly Allocation[]): Allocation[] {
  return [...new Set(idsOf(allocations))].map((invoice_id) => {
    const own = allocations.filter((allocation) => allocation.invoice_id === invoice_id);
    return { invoice_id, amount: sumOf(own.map(({ amount }) => amount)) };
  });
}

function lockedOne(invoices: ReadonlyMap<string, InvoiceWithItems>, id: string): InvoiceWithItems {
  const invoice = invoices.get(id);
  if (invoice === undefined) throw new Error('An allocation names no locked invoice.');
  return invoice;
}
