import type { CreateInvoice, Invoice, PaymentTerms } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { decimalFault, numberOf, textOfNumber } from '../fields/decimal-text';
import { defined } from '../forms/defined';
import { metadataOf, rowsOf } from '../forms/metadata';
import { withholdingsBody, withholdingValues } from '../forms/withholding-values';
import { areSameTerms, termsBody, termsDecimals, termsValues } from '../forms/terms-values';
import { detailDecimals, detailsBody, detailsOf, isDetail, isLineDetail } from './e-invoice-details';
import { adjustmentDecimals, adjustmentValues, documentAdjustments } from './adjustment-values';
import { planBody, planDecimals, planValues } from './plan-values';
import {
  isBegun,
  isComplete,
  lineBody,
  lineDecimals,
  lineValues,
  newLine,
  type LineValues,
} from './line-values';

/** The form values of an invoice. They have the names of the API, so that its faults find their fields. */
export type InvoiceValues = ReturnType<typeof invoiceValues>;
export type InvoiceFields = UseFormReturnType<InvoiceValues>;

/** The source of the due date. */
export type DueBy = 'usual' | 'terms' | 'day' | 'plan';

/** Returns the form values of an invoice, or of a new one. `usual` has the terms that apply if it names none. */
export function invoiceValues(invoice?: Invoice, usual?: PaymentTerms) {
  return {
    customer_id: invoice?.customer_id ?? null,
    items: invoice?.items.map(lineValues) ?? [newLine()],
    currency: invoice?.currency ?? null,
    issue_date: invoice?.issue_date ?? '',
    due_by: dueBy(invoice, usual),
    due_date: invoice?.due_date ?? '',
    payment_terms: termsValues(invoice?.payment_terms),
    payment_plan: planValues(invoice?.payment_plan),
    withheld_by: withheldBy(invoice),
    withholdings: withholdingValues(invoice?.withholdings),
    prices_include_tax: invoice?.prices_include_tax ?? false,
    tax_exemption_reason: invoice?.tax_exemption_reason ?? '',
    reference: invoice?.reference ?? '',
    message: invoice?.message ?? '',
    note: invoice?.note ?? '',
    metadata: rowsOf(invoice?.metadata ?? {}),
    discounts: invoice?.discounts.map(adjustmentValues) ?? [],
    charges: invoice?.charges.map(adjustmentValues) ?? [],
    prepaid_amount:
      invoice === undefined || invoice.prepaid_amount === 0 ? '' : textOfNumber(invoice.prepaid_amount),
    round_payable_to: invoice?.round_payable_to == null ? '' : textOfNumber(invoice.round_payable_to),
    details: detailsOf(invoice),
  };
}

/** Builds the request body that creates an invoice, or completely replaces a draft. */
export function invoiceBody(values: InvoiceValues): CreateInvoice {
  const { customer_id, due_by } = values;
  const lines = values.items.slice(0, values.items.findLastIndex(isBegun) + 1);
  // What is rounded to a multiple is not rounded by an amount as well.
  const { payable_rounding, ...details } = detailsBody(values.details);
  const rounding = numberOf(values.round_payable_to) === undefined ? { payable_rounding } : {};
  return {
    ...defined({
      ...details,
      ...rounding,
      // The service reports it if it is missing.
      customer_id: customer_id as string,
      tax_rate: numberOf(lines.find(({ tax_rate }) => tax_rate !== '')?.tax_rate ?? ''),
      currency: values.currency,
      issue_date: textOf(values.issue_date),
      due_date: due_by === 'day' ? textOf(values.due_date) : undefined,
      payment_terms: termsOf(values),
      payment_plan: due_by === 'plan' ? planBody(values.payment_plan) : undefined,
      withholdings: values.withheld_by === 'invoice' ? withholdingsBody(values.withholdings) : undefined,
      prices_include_tax: values.prices_include_tax || undefined,
      tax_exemption_reason: textOf(values.tax_exemption_reason),
      reference: textOf(values.reference),
      message: textOf(values.message),
      note: textOf(values.note),
      metadata: metadataOf(values.metadata),
      discounts: documentAdjustments(values.discounts),
      charges: documentAdjustments(values.charges),
      prepaid_amount: numberOf(values.prepaid_amount),
      round_payable_to: numberOf(values.round_payable_to),
    }),
    items: lines.map(lineBody),
  } as CreateInvoice;
}

/** Returns the calculable part of an unfinished invoice and the positions of its lines; undefined if there is none. */
export function calculable(values: InvoiceValues): { body: CreateInvoice; at: number[] } | undefined {
  const { payment_terms, items, customer_id } = values;
  const at = items.flatMap((line, index) => (isComplete(line) ? [index] : []));
  // No amount depends on what stands around lines, which may be unfinished.
  const lines = at.map((index) => ({ ...(items[index] as LineValues), above: [], below: [] }));
  const decimals = [
    ...lines.flatMap(lineDecimals),
    ...adjustmentDecimals([...values.discounts, ...values.charges]),
    values.prepaid_amount,
    values.round_payable_to,
    ...values.withholdings.map(({ rate }) => rate),
    ...detailDecimals(values.details),
    ...termsDecimals(payment_terms),
    ...(values.due_by === 'plan' ? planDecimals(values.payment_plan) : []),
  ];
  if (customer_id === null || at.length === 0) return undefined;
  if (decimals.some((text) => decimalFault(text) !== undefined)) return undefined;
  // What instalments have to add up to is told by the totals, which do not wait for them.
  const due_by = values.due_by === 'plan' ? 'usual' : values.due_by;
  return { body: invoiceBody({ ...values, due_by, items: lines, note: '', message: '', metadata: [] }), at };
}

/** Converts the path of a body field to that of its input. */
export function toFormPath(path: string, values?: Pick<InvoiceValues, 'items'>): string {
  if (path === 'tax_rate') return 'items.0.tax_rate';
  const instalment = /^payment_plan\.(\d+)(?:\.(\w+))?$/.exec(path);
  if (instalment !== null) return planPath(instalment[1] ?? '', instalment[2] ?? '');
  const [field = '', index = '', lineField = ''] = path.split('.');
  if (isDetail(field)) return `details.${path}`;
  if (field === 'items' && isLineDetail(lineField)) {
    return path.replace(`items.${index}.`, `items.${index}.details.`);
  }
  return adjustmentPath(path, values);
}

/** The input of an instalment has one name for an amount and a percentage. */
function planPath(index: string, field: string): string {
  return `payment_plan.rows.${index}.${field === 'due_date' || field === 'days' ? field : 'value'}`;
}

/** The inputs of a discount or charge have names of their own. */
function adjustmentPath(path: string, values: Pick<InvoiceValues, 'items'> | undefined): string {
  const adjusted = /^(items\.(\d+)\.)?(discounts|charges)\.(\d+)(?:\.(\w+))?$/.exec(path);
  if (adjusted === null) return path;
  const [, prefix = '', line, list = '', number, field = 'percent'] = adjusted;
  // The discount with a field of its own is sent before all others.
  const hasOwn =
    list === 'discounts' && prefix !== '' && (values?.items[Number(line)]?.discount ?? '') !== '';
  const index = Number(number) - (hasOwn ? 1 : 0);
  const shown = field === 'percent' || field === 'amount' ? 'value' : field;
  return index < 0 ? `${prefix}discount` : `${prefix}${list}.${index}.${shown}`;
}

/** What an invoice says of it is its own; a new one does what is agreed with its customer. */
function withheldBy(invoice: Partial<Invoice> | undefined): 'customer' | 'invoice' {
  return invoice?.withholdings === undefined ? 'customer' : 'invoice';
}

function dueBy(invoice: Invoice | undefined, usual: PaymentTerms | undefined): DueBy {
  if (invoice === undefined) return 'usual';
  const isOfTerms = invoice.payment_terms?.instalments != null;
  if ((invoice.payment_plan ?? []).length > 0 && !isOfTerms) return 'plan';
  if (invoice.payment_terms === null) return 'day';
  return usual !== undefined && areSameTerms(invoice.payment_terms, usual) ? 'usual' : 'terms';
}

/** In instalments, of the terms a discount for paying all of it early is left. */
function termsOf({ due_by, payment_terms }: InvoiceValues): PaymentTerms | undefined {
  const terms = due_by === 'usual' || due_by === 'day' ? undefined : termsBody(payment_terms);
  if (due_by !== 'plan' || terms === undefined) return terms;
  return terms.early_payment === undefined ? undefined : { ...terms, net_days: terms.net_days ?? 0 };
}

function textOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}
