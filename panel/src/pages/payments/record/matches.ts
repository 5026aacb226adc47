import type { InvoiceSummary } from '@countinghouse/client';

/** An open invoice that a payment may be for, and why. */
export interface Match {
  readonly invoice: InvoiceSummary;
  /** Whether the reference contains its number. */
  readonly hasNumber: boolean;
  /** Whether the payment is exactly its amount due. */
  readonly hasAmount: boolean;
}

/** More words of a reference are not searched. */
const WORDS_MAX = 5;

/** Returns the words of a bank reference that may be an invoice or order number: those with digits. */
export function numbersIn(reference: string): string[] {
  const words = reference
    .split(/[\s,;:]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(words.filter((word) => word.length >= 3 && /\d/.test(word)))].slice(0, WORDS_MAX);
}

/** Returns the matching invoices, ranked by number and amount, number, amount, and then the earliest due date. */
export function rankedMatches(
  invoices: readonly InvoiceSummary[],
  { amount, reference }: { readonly amount: number | undefined; readonly reference: string },
): Match[] {
  const words = numbersIn(reference).map((word) => word.toLowerCase());
  const text = reference.toLowerCase();
  const unique = [...new Map(invoices.map((invoice) => [invoice.id, invoice])).values()];
  return unique
    .map((invoice) => ({
      invoice,
      hasNumber: isNamed(invoice, words, text),
      hasAmount: amount !== undefined && invoice.amount_due === amount,
    }))
    .toSorted((one, other) => rank(other) - rank(one) || byDueDate(one, other));
}

function isNamed({ number, reference }: InvoiceSummary, words: readonly string[], text: string): boolean {
  const names = [number, reference].filter((name) => name !== null && name.length >= 3) as string[];
  return names.some((name) => words.includes(name.toLowerCase()) || text.includes(name.toLowerCase()));
}

function rank({ hasNumber, hasAmount }: Match): number {
  return (hasNumber ? 2 : 0) + (hasAmount ? 1 : 0);
}

function byDueDate({ invoice: one }: Match, { invoice: other }: Match): number {
  return one.due_date.localeCompare(other.due_date);
}
