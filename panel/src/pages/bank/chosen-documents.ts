import type { InvoiceSummary, MatchOutcome } from '@countinghouse/client';
import { decimalsOf, isDecimal, textOfNumber } from '../../fields/decimal-text';

/** An open invoice, and how much of a line settles it, as it is typed. */
export interface ChosenInvoice {
  readonly invoice: InvoiceSummary;
  readonly amount: string;
}

/** What of a line the chosen invoices are. */
export function chosenSum(chosen: readonly ChosenInvoice[], currency: string): number {
  const amounts = chosen.map(({ amount }) => (isDecimal(amount) ? Number(amount) : 0));
  return rounded(
    amounts.reduce((sum, amount) => sum + amount, 0),
    currency,
  );
}

/** With one more invoice, which gets what it asks for as far as the line goes. */
export function withInvoice(
  chosen: readonly ChosenInvoice[],
  invoice: InvoiceSummary,
  left: number,
): ChosenInvoice[] {
  const rest = rounded(left - chosenSum(chosen, invoice.currency), invoice.currency);
  const amount = Math.max(0, Math.min(rest, invoice.amount_due));
  const others = chosen.filter((one) => one.invoice.id !== invoice.id);
  return [...others, { invoice, amount: amount === 0 ? '' : textOfNumber(amount) }];
}

/** A payment for each customer of the chosen invoices; with `credit`, the first one also gets that. */
export function chosenOutcomes(chosen: readonly ChosenInvoice[], credit: number): MatchOutcome[] {
  const paid = chosen.filter(({ amount }) => isDecimal(amount) && Number(amount) > 0);
  const customers = [...new Set(paid.map(({ invoice }) => invoice.customer_id))];
  return customers.map((customer_id, at) => {
    const own = paid.filter(({ invoice }) => invoice.customer_id === customer_id);
    const currency = own[0]?.invoice.currency ?? 'EUR';
    const amount = rounded(chosenSum(own, currency) + (at === 0 ? credit : 0), currency);
    const allocations = own.map((one) => ({ invoice_id: one.invoice.id, amount: Number(one.amount) }));
    return { kind: 'payment', amount, customer_id, allocations };
  });
}

export function rounded(amount: number, currency: string): number {
  return Number(amount.toFixed(decimalsOf(currency)));
}
