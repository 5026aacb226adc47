import { absolute, decimalAmount, minorUnitsOf, tooManyDecimals } from '../../../../kernel/money/amount.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal, microsPerOne } from '../../../../kernel/money/decimal.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import { invoiceDraft, type DraftSurroundings, type InvoiceDraft } from '../domain/invoice-draft.js';
import type { DocumentAdjustmentDetails, InvoiceDetails, ItemDetails } from '../domain/invoice.js';
import { derivedRate } from './derived-rate.js';
import type { ImportedDetails, ImportedLine } from '../domain/imported-details.js';

/** The customer and the products that the lines are of, in their order. */
export interface ImportedReferences {
  readonly customer_id: string;
  readonly product_ids: readonly string[];
}

/** An invoice with the totals that it was issued with, and what its lines make of them here. */
export interface ImportedDocument {
  readonly draft: InvoiceDraft;
  readonly calculated: { readonly tax_total: MinorUnits; readonly total: MinorUnits };
}

/** Says what the totals of the document differ by from those of its lines. Nobody but the books reads it. */
const AS_ISSUED = 'As issued';
const ONE = Decimal.ofMicros(microsPerOne);

/**
 * The invoice as it was issued elsewhere: what its lines make, and where its document says otherwise, a charge or a
 * discount and a difference of the tax that lead to the totals of the document.
 *
 * Raises `validation_failed` with pointers into what was brought along.
 */
export function importedDocument(
  said: ImportedDetails,
  references: ImportedReferences,
  around: DraftSurroundings,
): ImportedDocument {
  const currency = said.currency ?? around.customer?.currency ?? around.organization.currency;
  const stated = statedTotals(said, currency);
  const details = detailsOf(said, references, { currency, stated });
  const kept = new Set([references.customer_id, ...references.product_ids]);
  const reading = { ...around, kept };
  const first = invoiceDraft(details, reading);
  const calculated = { tax_total: first.tax_total, total: first.total };
  const tax_total = stated.tax ?? first.tax_total;
  const total = stated.total ?? first.total - first.tax_total + tax_total;
  const second = withNet({ details, draft: first, tax_total, total }, reading);
  const draft = withTax({ ...second, tax_total, total }, reading);
  if (draft.total !== total || draft.tax_total !== tax_total) throw unreachable();
  return { draft: { ...named(draft, said), payment_terms: null }, calculated };
}

interface Stated {
  readonly tax: MinorUnits | undefined;
  readonly total: MinorUnits | undefined;
}

/** Raises `validation_failed` for amounts that the currency cannot carry. */
function statedTotals({ tax_total, total }: ImportedDetails, currency: CurrencyCode): Stated {
  const exponent = currencyExponent(currency);
  const faults: FieldFault[] = [];
  const read = (name: string, amount: Decimal | undefined): MinorUnits | undefined => {
    if (amount === undefined) return undefined;
    const units = minorUnitsOf(amount, exponent);
    if (units === undefined)
      faults.push({ pointer: `#/${name}`, code: 'too_many_decimals', detail: tooManyDecimals(exponent) });
    return units;
  };
  const stated = { tax: read('tax_total', tax_total), total: read('total', total) };
  if (stated.total !== undefined && stated.total < 0n) {
    const detail = 'An invoice is never below zero. Bring credit notes along by writing them here.';
    faults.push({ pointer: '#/total', code: 'negative_total', detail });
  }
  if (faults.length > 0) throw validationFailed(faults);
  return stated;
}

interface Basis {
  readonly currency: CurrencyCode;
  readonly stated: Stated;
}

function detailsOf(
  said: ImportedDetails,
  { customer_id, product_ids }: ImportedReferences,
  { currency, stated }: Basis,
): InvoiceDetails {
  const { due_date, reference, note, discount_amount, charge_amount } = said;
  const lines = linesOf(said, { currency, stated });
  const tax_rate = rateOf(lines, stated);
  return {
    customer_id,
    currency,
    tax_rate,
    tax_exemption_reason: said.tax_exemption_reason ?? (isExempt(lines) ? AS_ISSUED : undefined),
    prices_include_tax: said.prices_include_tax ?? false,
    issue_date: said.issue_date,
    due_date,
    reference,
    note,
    discounts: adjustments(discount_amount),
    charges: adjustments(charge_amount),
    // What was withheld of it is among what was paid.
    withholdings: [],
    items: lines.map((line, at) => itemOf(line, product_ids[at] ?? '')),
  };
}

/** A document of which only the totals are known has one line. Raises `validation_failed` where they are not. */
function linesOf(
  { items = [], prices_include_tax }: ImportedDetails,
  { currency, stated }: Basis,
): readonly ImportedLine[] {
  if (items.length > 0) return items;
  if (stated.total === undefined) {
    const detail = 'Neither lines nor a total are given.';
    throw validationFailed([{ pointer: '#/total', code: 'required', detail }]);
  }
  const price = prices_include_tax === true ? stated.total : stated.total - (stated.tax ?? 0n);
  if (price < 0n) {
    const detail = 'The tax is more than the total.';
    throw validationFailed([{ pointer: '#/tax_total', code: 'more_than_total', detail }]);
  }
  return [{ price: decimalAmount(price, currency) }];
}

/** The rate of lines that name none: what the tax of the document says, where no line names any. */
function rateOf(lines: readonly ImportedLine[], { tax, total }: Stated): Decimal {
  if (lines.some(({ tax_rate, tax_category }) => tax_rate !== undefined || tax_category !== undefined))
    return Decimal.zero;
  return tax === undefined || total === undefined ? Decimal.zero : derivedRate(total - tax, tax);
}

function isExempt(lines: readonly ImportedLine[]): boolean {
  return lines.some(({ tax_category }) => tax_category === 'E');
}

function itemOf(line: ImportedLine, product_id: string): ItemDetails {
  const { description, quantity = ONE, price = Decimal.zero, tax_rate, tax_category } = line;
  const discounts = [
    ...(line.discount_percent === undefined ? [] : [{ percent: line.discount_percent }]),
    ...adjustments(line.discount_amount),
  ];
  return {
    product_id,
    quantity,
    price,
    discounts,
    ...(description !== undefined && { description }),
    ...(tax_rate !== undefined && { tax_rate }),
    ...(tax_category !== undefined && { tax_category }),
  };
}

/** Some programs export what is taken off as an amount below zero. */
function adjustments(amount: Decimal | undefined): DocumentAdjustmentDetails[] {
  if (amount === undefined || amount.micros === 0n) return [];
  return [{ amount: Decimal.ofMicros(absolute(amount.micros)) }];
}

interface Wanted {
  readonly details: InvoiceDetails;
  readonly draft: InvoiceDraft;
  readonly tax_total: MinorUnits;
  readonly total: MinorUnits;
}

/** Leads what is taxed to that of the document, in the largest tax group. */
function withNet(
  { details, draft, tax_total, total }: Wanted,
  around: DraftSurroundings,
): Pick<Wanted, 'details' | 'draft'> {
  const difference = draft.prices_include_tax
    ? total - draft.total
    : total - tax_total - (draft.total - draft.tax_total);
  const group = largestGroup(draft);
  if (difference === 0n || group === undefined) return { details, draft };
  const amount = decimalAmount(absolute(difference), draft.currency);
  const tax = { tax_rate: group.rate, tax_category: group.category };
  const kind = difference > 0n ? 'charges' : 'discounts';
  const changed = { ...details, [kind]: [...(details[kind] ?? []), { amount, reason: AS_ISSUED, ...tax }] };
  return { details: changed, draft: invoiceDraft(changed, around) };
}

/** Leads the tax to that of the document, in the largest tax group. */
function withTax({ details, draft, tax_total }: Wanted, around: DraftSurroundings): InvoiceDraft {
  const amount = tax_total - draft.tax_total;
  const group = largestGroup(draft);
  if (amount === 0n || group === undefined) return draft;
  const sum = draft.prices_include_tax ? group.taxable + group.tax : group.taxable;
  const difference = { tax_rate: group.rate, tax_category: group.category, sum, amount };
  return invoiceDraft(details, { ...around, tax_differences: [difference] });
}

/** A taxed group before others: only there can a tax be. */
function largestGroup({ tax_breakdown }: InvoiceDraft): InvoiceDraft['tax_breakdown'][number] | undefined {
  const weight = ({ rate, taxable }: InvoiceDraft['tax_breakdown'][number]): [number, bigint] => [
    rate.micros > 0n ? 1 : 0,
    absolute(taxable),
  ];
  return tax_breakdown.toSorted((one, other) => {
    const [[ownTaxed, own], [otherTaxed, others]] = [weight(one), weight(other)];
    return otherTaxed - ownTaxed || (others > own ? 1 : others < own ? -1 : 0);
  })[0];
}

function unreachable(): Error {
  const detail = 'Lines and totals cannot be brought together.';
  return validationFailed([{ pointer: '#/total', code: 'differs', detail }]);
}

/** The lines have the names that they were sold under, whatever product they are of. */
function named(draft: InvoiceDraft, { items = [] }: ImportedDetails): InvoiceDraft {
  const lines = draft.items.map((item, at) => ({
    ...item,
    product_name: items[at]?.name ?? items[at]?.description?.slice(0, 200) ?? item.product_name,
  }));
  return { ...draft, items: lines };
}
