import type { Invoice } from '@countinghouse/client';
import { detailsOf, lineDetailsOf, type EInvoiceDetails, type LineDetails } from '../e-invoice-details';
import { invoiceValues, type DueBy, type InvoiceValues } from '../invoice-values';
import type { PlanValues } from '../plan-values';

/** What happened once, and stays with the invoice that is copied: as in the duplicates of the service. */
const ONCE = [
  'preceding_invoices',
  'tax_currency',
  'tax_exchange_rate',
  'tax_point_date',
  'service_period',
  'order_reference',
  'sales_order_reference',
  'receiving_advice_reference',
  'despatch_advice_reference',
  'payable_rounding',
] as const satisfies readonly (keyof EInvoiceDetails)[];

/** The same of a line. */
const LINE_ONCE = [
  'order_line_reference',
  'service_period',
] as const satisfies readonly (keyof LineDetails)[];

/** The scheme of a GTIN, which a line takes from its product. */
const GTIN = '0160';

/** Returns the initial values of a copy: its content without what happened once. */
export function copyValues(invoice: Invoice): InvoiceValues {
  const { due_by, ...values } = invoiceValues(invoice);
  const due = { due_date: '', due_by: repeatedDueBy(due_by, values.payment_plan) };
  const once = { issue_date: '', prepaid_amount: '', reference: '' };
  const items = values.items.map((line) => ({ ...line, details: copiedLine(line.details) }));
  // A copy may be for a customer that withholds, whatever the one before did.
  const withheld_by = values.withholdings.length === 0 ? 'customer' : values.withheld_by;
  return { ...values, ...due, ...once, withheld_by, items, details: copied(values.details) };
}

/** How a copy is due: a certain day, and instalments in amounts or on certain days, happened once. */
export function repeatedDueBy(due_by: DueBy, plan: PlanValues): DueBy {
  if (due_by === 'plan' && plan.unit === 'percent' && plan.by === 'days') return 'plan';
  return due_by === 'terms' ? due_by : 'usual';
}

function copied(details: EInvoiceDetails): EInvoiceDetails {
  const { document_type, delivery, payment_instructions } = details;
  return {
    ...details,
    ...pick(detailsOf(undefined), ONCE),
    document_type: document_type === 'corrected' ? null : document_type,
    delivery: { ...delivery, date: '' },
    payment_instructions: { ...payment_instructions, reference: '' },
  };
}

function copiedLine(details: LineDetails): LineDetails {
  const empty = lineDetailsOf(undefined);
  const { standard_id } = details.standard_id.scheme === GTIN ? empty : details;
  return { ...details, ...pick(empty, LINE_ONCE), standard_id };
}

function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}
