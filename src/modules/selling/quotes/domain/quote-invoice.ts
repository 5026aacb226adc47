/** What an invoice of a quote has: lines, a deposit, or all that was left with the deposits taken off. */
export const quoteInvoiceKinds = ['lines', 'deposit', 'final'] as const;

export type QuoteInvoiceKind = (typeof quoteInvoiceKinds)[number];

interface InvoiceState {
  readonly status: string;
  readonly total: bigint;
  readonly credit_notes_total: bigint;
}

/** Whether an invoice bears its part of the quote: one that is void, or credited as a whole, has given it back. */
export function bearsItsPart({ status, total, credit_notes_total }: InvoiceState): boolean {
  return status !== 'void' && !(total > 0n && credit_notes_total >= total);
}

/** The same in SQL, of a row `invoice`. */
export const BEARS_ITS_PART = `
  invoice.status <> 'void' AND NOT (invoice.total > 0 AND invoice.credit_notes_total >= invoice.total)`;

interface Lines {
  readonly items: readonly { readonly quote_item_id: string | null }[];
}

/** Whether an invoice of a quote is a deposit: it has none of its lines. */
export function isDeposit({ items }: Lines): boolean {
  return items.every(({ quote_item_id }) => quote_item_id === null);
}

/** The invoices before it that a document names. */
export function numbersBefore({
  e_invoice,
}: {
  readonly e_invoice: { readonly preceding_invoices?: readonly { readonly number: string }[] } | null;
}): readonly string[] {
  return (e_invoice?.preceding_invoices ?? []).map(({ number }) => number);
}
