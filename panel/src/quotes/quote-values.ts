import type { CreateQuote, Invoice, Quote } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { api } from '../api/client';
import { defined } from '../forms/defined';
import { calculable, invoiceBody, invoiceValues, type InvoiceValues } from '../invoices/invoice-values';
import type { Calculation } from '../invoices/use-calculation';

/** The form values of a quote: those of the invoices that are made of it, and what only quotes have. */
export type QuoteValues = InvoiceValues & { valid_until: string; terms: string };
export type QuoteFields = UseFormReturnType<QuoteValues>;

/** Returns the form values of a quote, or of a new one. */
export function quoteValues(quote?: Quote): QuoteValues {
  const own = { valid_until: quote?.valid_until ?? '', terms: quote?.terms ?? '' };
  if (quote === undefined) return { ...invoiceValues(), ...own };
  // What only invoices have is neither shown nor sent.
  const besides = { payment_terms: null, payment_plan: null, prepaid_amount: 0, round_payable_to: null };
  return { ...invoiceValues({ ...quote, ...besides } as unknown as Invoice), due_by: 'usual', ...own };
}

/** What of the body of an invoice is that of a quote, too. */
const SHARED = [
  'customer_id',
  'tax_rate',
  'currency',
  'prices_include_tax',
  'tax_exemption_reason',
  'reference',
  'message',
  'note',
  'metadata',
  'discounts',
  'charges',
] as const satisfies readonly (keyof CreateQuote)[];

/** Builds the request body that creates a quote, or completely replaces a draft. */
export function quoteBody(values: QuoteValues): CreateQuote {
  const { items, ...invoice } = invoiceBody(values);
  const { valid_until, terms } = values;
  const given = SHARED.filter((name) => name in invoice).map((name) => [name, invoice[name]]);
  return {
    ...Object.fromEntries(given),
    ...defined({
      valid_until: valid_until === '' ? undefined : valid_until,
      terms: terms.trim() === '' ? undefined : terms,
    }),
    items: items.map((item, at) => {
      const { optional = false, group = '' } = values.items[at] ?? {};
      return {
        ...item,
        ...defined({
          optional: optional || undefined,
          group: group.trim() === '' ? undefined : group.trim(),
        }),
      };
    }),
  } as CreateQuote;
}

/** How the service calculates an unfinished quote: each complete line, and the totals of those that are proposed. */
export const ofQuotes: Calculation = {
  kind: 'quotes',
  asked: (values) => {
    const found = calculable(values);
    if (found === undefined) return undefined;
    const items = found.at.flatMap((at) => values.items[at] ?? []);
    const rest = { valid_until: '', terms: '', note: '', message: '', metadata: [] };
    return { ...found, body: quoteBody({ ...values, ...rest, items }) };
  },
  calculate: (body, options) => api.quotes.calculate(body, { ...options, idempotencyKey: null }),
};
