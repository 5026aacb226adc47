import type { CreateInvoice, Invoice } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { decimalFault, numberOf } from '../fields/decimal-text';
import { defined } from '../forms/defined';
import { metadataOf, rowsOf } from '../forms/metadata';
import { termsBody, termsValues } from '../forms/terms-values';
import {
  adjustment,
  isBegun,
  isComplete,
  lineBody,
  lineValues,
  newLine,
  type LineValues,
} from './line-values';

/** An invoice as the editor holds it. The names are those of the API, so that its faults find their fields. */
export type InvoiceValues = ReturnType<typeof invoiceValues>;
export type InvoiceFields = UseFormReturnType<InvoiceValues>;

/** Where the day on which an invoice is due comes from. */
export type DueBy = 'usual' | 'terms' | 'day';

/** An invoice's values; those of a new one without any. */
export function invoiceValues(invoice?: Invoice) {
  return {
    customer_id: invoice?.customer_id ?? null,
    items: invoice?.items.map(lineValues) ?? [newLine()],
    currency: invoice?.currency ?? null,
    issue_date: invoice?.issue_date ?? '',
    due_by: dueBy(invoice),
    due_date: invoice?.due_date ?? '',
    payment_terms: termsValues(invoice?.payment_terms),
    prices_include_tax: invoice?.prices_include_tax ?? false,
    tax_exemption_reason: invoice?.tax_exemption_reason ?? '',
    reference: invoice?.reference ?? '',
    message: invoice?.message ?? '',
    note: invoice?.note ?? '',
    metadata: rowsOf(invoice?.metadata ?? {}),
    kept: keptOf(invoice),
    /** Whether saving makes it a legal document at once. */
    finalize: false,
  };
}

/** The body that creates the invoice of the editor, or replaces a draft wholly. */
export function invoiceBody(values: InvoiceValues): CreateInvoice {
  const { customer_id, due_by, kept } = values;
  const lines = values.items.slice(0, values.items.findLastIndex(isBegun) + 1);
  return {
    ...kept,
    ...defined({
      // The service asks for it when it is not there.
      customer_id: customer_id as string,
      tax_rate: numberOf(lines.find(({ tax_rate }) => tax_rate !== '')?.tax_rate ?? ''),
      currency: values.currency,
      issue_date: textOf(values.issue_date),
      due_date: due_by === 'day' ? textOf(values.due_date) : undefined,
      payment_terms: due_by === 'terms' ? termsBody(values.payment_terms) : undefined,
      prices_include_tax: values.prices_include_tax || undefined,
      tax_exemption_reason: textOf(values.tax_exemption_reason),
      reference: textOf(values.reference),
      message: textOf(values.message),
      note: textOf(values.note),
      metadata: metadataOf(values.metadata),
    }),
    items: lines.map(lineBody),
  } as CreateInvoice;
}

/** What can be calculated of an invoice that is being written, and which lines these are; undefined while nothing. */
export function calculable(values: InvoiceValues): { body: CreateInvoice; at: number[] } | undefined {
  const { payment_terms, items, customer_id } = values;
  const at = items.flatMap((line, index) => (isComplete(line) ? [index] : []));
  const lines = at.map((index) => items[index] as LineValues);
  const decimals = [
    ...lines.flatMap(({ quantity, price, tax_rate, discount }) => [quantity, price, tax_rate, discount]),
    payment_terms.net_days,
    payment_terms.day_of_following_month,
  ];
  if (customer_id === null || at.length === 0) return undefined;
  if (decimals.some((text) => decimalFault(text) !== undefined)) return undefined;
  return { body: invoiceBody({ ...values, items: lines, note: '', message: '', metadata: [] }), at };
}

/** The path of the input that stands for a field of the body. */
export function shownAt(path: string): string {
  if (path === 'tax_rate') return 'items.0.tax_rate';
  return path.replace(/^(items\.\d+)\.discounts\.0(?:\.percent)?$/, '$1.discount');
}

function dueBy(invoice: Invoice | undefined): DueBy {
  if (invoice === undefined) return 'usual';
  return invoice.payment_terms === null ? 'day' : 'terms';
}

/** What programs have put there and the editor does not show, kept as it is. */
function keptOf(invoice: Invoice | undefined): Partial<CreateInvoice> {
  if (invoice === undefined) return {};
  const { discounts, charges, round_payable_to, prepaid_amount } = invoice;
  const ofDocument = (all: Invoice['discounts']): CreateInvoice['discounts'] =>
    all.map(({ tax_rate, tax_category, ...applied }) => ({
      ...adjustment(applied),
      ...defined({ tax_rate, tax_category }),
    }));
  return {
    ...(discounts.length === 0 ? {} : { discounts: ofDocument(discounts) }),
    ...(charges.length === 0 ? {} : { charges: ofDocument(charges) }),
    ...(prepaid_amount === 0 ? {} : { prepaid_amount }),
    ...defined({ round_payable_to }),
  } as Partial<CreateInvoice>;
}

function textOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}
