import type { Invoice, RecurringInvoice } from '@countinghouse/client';

/** What an invoice is made of, as it is stored with a recurring invoice: without what was not said. */
export type Content = NonNullable<RecurringInvoice['content']>;

type Adjustment = NonNullable<Content['discounts']>[number];

/** Content in the form of an invoice that has it, so far as the form of invoices reads it. */
export function asInvoice(content: Content): Partial<Invoice> {
  const { items, tax_rate, discounts, charges, metadata } = content;
  const shared = { discounts: adjustments(discounts), charges: adjustments(charges) };
  const lines = items.map((item) => ({
    ...{ description: null, unit: null, price_base_quantity: 1 },
    ...given(item),
    tax_rate: item.tax_rate ?? tax_rate,
    // The standard category follows from the rate.
    tax_category: item.tax_category ?? content.tax_category ?? 'S',
    discounts: adjustments(item.discounts),
    charges: adjustments(item.charges),
  }));
  const plain = { issue_date: null, payment_terms: null, prepaid_amount: 0, prices_include_tax: false };
  return {
    ...plain,
    ...given(content),
    ...shared,
    metadata: metadata ?? {},
    items: lines,
  } as unknown as Partial<Invoice>;
}

function adjustments(all: readonly Adjustment[] | null | undefined) {
  return (all ?? []).map((one) => ({ percent: null, amount: 0, reason: null, ...given(one) }));
}

function given<T extends object>(values: T): T {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as T;
}
