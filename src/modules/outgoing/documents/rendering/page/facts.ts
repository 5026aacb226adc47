import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import type { FactName, Title } from '../texts/words.js';
import type { Fact } from './page.js';
import { contactOf, joined } from './parties.js';
import { shownTaxId } from './tax-id.js';
import type { Wording } from './wording.js';

/** The titles of the document types of UNTDID 1001 that are issued. */
const TITLES: Readonly<Record<string, Title>> = {
  '326': 'partial',
  '381': 'credit_note',
  '384': 'corrected',
  '389': 'self_billed',
  '875': 'construction_partial',
  '876': 'construction_partial_final',
  '877': 'construction_final',
};

/** What a document calls itself. */
export function headingOf({ type_code = '' }: EInvoice, { texts }: Wording): string {
  return texts.titles[TITLES[type_code] ?? 'invoice'];
}

/** What is to be known at a glance, with a name for each: number, dates, references. */
export function factsOf(document: EInvoice, wording: Wording): Fact[] {
  const { date } = wording;
  const values: readonly (readonly [FactName, string | undefined])[] = [
    ['number', document.number],
    ['issue_date', document.issue_date && date(document.issue_date)],
    ['due_date', document.due_date && date(document.due_date)],
    ['delivery_date', document.delivery?.date && date(document.delivery.date)],
    ['service_period', periodText(document.service_period, wording)],
    ['tax_point_date', document.tax_point_date && date(document.tax_point_date)],
    ['preceding_invoice', precedingOf(document, wording)],
    ['customer_number', customerNumberOf(document)],
    ['buyer_tax_id', shownTaxId(document.buyer?.vat_id, wording.texts.language)],
    ['buyer_reference', document.buyer_reference],
    ['order_reference', document.order_reference],
    ['sales_order_reference', document.sales_order_reference],
    ['contract_reference', document.contract_reference],
    ['project_reference', document.project_reference],
    ['receiving_advice_reference', document.receiving_advice_reference],
    ['despatch_advice_reference', document.despatch_advice_reference],
    ['tender_reference', document.tender_reference],
    ['invoiced_object', document.invoiced_object?.value],
    ['buyer_accounting_reference', document.buyer_accounting_reference],
  ];
  const facts = values.flatMap(([name, value]) => {
    return value === undefined || value === '' ? [] : [{ label: wording.texts.facts[name], value }];
  });
  return [...facts, ...contactOf(document, wording)];
}

/** From when to when, or the one end that is known. */
export function periodText(
  period: { readonly start?: string | undefined; readonly end?: string | undefined } | undefined,
  { date }: Wording,
): string {
  const { start, end } = period ?? {};
  if (start === end) return start === undefined ? '' : date(start);
  return joined([start && date(start), end && date(end)], ' – ');
}

/** An identifier without a scheme is the number that the seller knows the buyer by. */
function customerNumberOf({ buyer }: EInvoice): string | undefined {
  return buyer?.identifiers.find(({ scheme }) => scheme === undefined)?.value;
}

function precedingOf({ preceding_invoices }: EInvoice, { date }: Wording): string {
  return preceding_invoices
    .map(({ number, issue_date }) => joined([number, issue_date && `(${date(issue_date)})`], ' '))
    .join(', ');
}
