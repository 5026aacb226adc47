import type { PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { OfferedList, PriceSource } from '../../../../kernel/prices/offered-price.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { HolidaysOf } from '../../../../kernel/time/business-days.js';
import type { Withholdings } from '../../../../kernel/tax/withholding.js';
import { dateInZone, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import { amountFaults, storedLimits, type AmountLimits } from './amount-faults.js';
import { payableSplit, type DocumentTotals } from './document-totals.js';
import { contradictions, referenceFaults } from './draft-faults.js';
import type { CustomerFacts, ProductFacts } from './draft-facts.js';
import { draftDates } from './draft-dates.js';
import type { AdjustmentDetails, InvoiceDetails, ItemDetails, TaxRounding } from './invoice.js';
import {
  storedDetails,
  storedItemDetails,
  type StoredInvoiceDetails,
  type StoredItemDetails,
} from './e-invoice-details.js';
import { lineTextFaults } from './line-text-faults.js';
import { invoiceTotals, type InvoiceTotals, type LineTotals, type TaxGroup } from './invoice-totals.js';
import { itemPrices, type PricedInvoiceDetails } from './item-prices.js';
import type {
  DocumentAdjustment,
  PricedDocument,
  PricedLine,
  Tax,
  TaxDifference,
} from './priced-document.js';
import { pricedDetails } from './priced-details.js';
import { isReasoned, withReasons } from './tax-exemptions.js';
import { taxSharesOf, type TaxShare } from './tax-shares.js';
import { storedWithholdings, withAgreed } from './withholding.js';

/** What the rows that a draft refers to say today. A reference that names nothing is absent. */
export interface DraftSurroundings {
  readonly organization: {
    readonly currency: CurrencyCode;
    readonly time_zone: string;
    readonly payment_terms: PaymentTerms;
    readonly tax_rounding: TaxRounding;
  };
  readonly customer: CustomerFacts | undefined;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly now: Date;
  /** For terms that know of days off. */
  readonly holidaysOf: HolidaysOf;
  /** The price list of the customer; read only where a line names no price. */
  readonly priceList?: OfferedList | undefined;
  /** What the draft names already; that may stay although it is archived by now. */
  readonly kept: ReadonlySet<string>;
  /** What taxes are to differ by, of the last of several invoices that add up to a whole. */
  readonly tax_differences?: readonly TaxDifference[] | undefined;
}

/** A discount or charge with its amount. */
export interface DraftAdjustment {
  readonly reason?: string | undefined;
  readonly reason_code?: string | undefined;
  readonly percent?: Decimal | undefined;
  readonly base_amount?: MinorUnits | undefined;
  readonly amount: MinorUnits;
  /** The tax that the caller named, on the document's own alone. */
  readonly tax?: Tax | undefined;
  /** What falls into each tax group, of the document's own alone. */
  readonly tax_shares?: readonly TaxShare[] | undefined;
}

interface DraftAdjustments {
  readonly discounts: readonly DraftAdjustment[];
  readonly charges: readonly DraftAdjustment[];
}

export interface DraftItem extends Omit<PricedLine & LineTotals, keyof DraftAdjustments>, DraftAdjustments {
  readonly product_id: string;
  readonly product_name: string;
  readonly unit: Unit | null;
  readonly description: string | null;
  /** Where the price comes from; null where the request named it. */
  readonly price_source: PriceSource | null;
  readonly e_invoice: StoredItemDetails | null;
}

export interface DraftTaxGroup extends TaxGroup {
  /** Why no tax is charged, where a reason is required. */
  readonly exemption_reason?: string | undefined;
  readonly exemption_code?: string | undefined;
}

/** A draft as it is stored, its amounts in minor units of its currency. */
export interface InvoiceDraft extends DocumentTotals, DraftAdjustments {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: CurrencyCode;
  readonly tax_rate: Decimal;
  readonly tax_category: TaxCategory;
  readonly tax_exemption_reason: string | null;
  readonly tax_rounding: TaxRounding;
  readonly prices_include_tax: boolean;
  readonly round_payable_to: MinorUnits | null;
  readonly prepaid_amount: MinorUnits;
  readonly withholdings: Withholdings;
  readonly tax_breakdown: readonly DraftTaxGroup[];
  readonly issue_date: CalendarDate | null;
  readonly due_date: CalendarDate;
  /** The terms that made the due date; null when the caller named the day. */
  readonly payment_terms: PaymentTerms | null;
  readonly payment_plan: PaymentPlan;
  readonly reference: string | null;
  readonly note: string | null;
  readonly message: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly e_invoice: StoredInvoiceDetails | null;
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
  readonly time_zone: string;
  readonly items: readonly DraftItem[];
}

/**
 * The draft that a caller describes: names copied, defaults filled in, every amount computed.
 *
 * Currency and terms come from the invoice, else the customer, else the organization. Raises
 * `validation_failed` with all faults: references that name nothing, archived ones, contradictions, amounts beyond the
 * limits; those of an invoice that is stored when none are given.
 */
export function invoiceDraft(
  said: InvoiceDetails,
  around: DraftSurroundings,
  limits: AmountLimits = storedLimits,
): InvoiceDraft {
  const { customer, organization } = around;
  const currency = said.currency ?? customer?.currency ?? organization.currency;
  const today = dateInZone(around.now, organization.time_zone);
  const whole = withAgreed(said, customer?.withholdings);
  const { details, sources, faults: unpriced } = itemPrices(whole, around, { currency, today });
  const faults = [...saidFaults(details, around, currency), ...unpriced];
  const { tax_rounding } = organization;
  const exemption = customer?.tax_exemption ?? 'none';
  const pricing = { currency, tax_rounding, exemption, negativeAmounts: limits.negativeAmounts };
  const { document: priced_document, tax, ...priced } = pricedDetails(details, pricing);
  const { tax_differences } = around;
  const document = tax_differences === undefined ? priced_document : { ...priced_document, tax_differences };
  const totals = invoiceTotals(document);
  const within = { isReasoned: isReasoned.bind(null, details), faults: priced.faults, limits };
  // Without its customer nobody knows the currency of an invoice that does not name it.
  if (customer !== undefined || details.currency !== undefined) {
    faults.push(...amountFaults(document, totals, within));
  }
  const dates = draftDates(details, around, { today, currency, totals, faults });
  if (customer === undefined || faults.length > 0) throw validationFailed(faults);
  const { lines, discounts: _discounts, charges: _charges, tax_breakdown, withheld, ...sums } = totals;
  const { prices_include_tax, round_payable_to, prepaid_amount } = document;
  return {
    customer_id: details.customer_id,
    customer_name: customer.name,
    currency,
    ...tax,
    tax_rounding,
    prices_include_tax,
    round_payable_to,
    prepaid_amount,
    withholdings: storedWithholdings(details.withholdings, withheld),
    today,
    time_zone: organization.time_zone,
    ...dates,
    ...textsOf(details),
    ...sums,
    // What was prepaid above it is the customer's credit.
    amount_due: payableSplit(sums.amount_due).amount_due,
    discounts: ownAdjustments('discounts', details, { document, totals }),
    charges: ownAdjustments('charges', details, { document, totals }),
    tax_breakdown: withReasons(tax_breakdown, details),
    items: draftItems(details, around.products, { document, lines, sources }),
  };
}

/** What is wrong with what is said, whatever it comes to. */
function saidFaults(
  details: PricedInvoiceDetails,
  around: DraftSurroundings,
  currency: CurrencyCode,
): FieldFault[] {
  const faults = [...contradictions(details, currency), ...lineTextFaults(details.items)];
  return [...referenceFaults(details, around), ...faults];
}

function draftItems(
  { items }: InvoiceDetails,
  products: ReadonlyMap<string, ProductFacts>,
  { document, lines, sources }: DraftLines,
): DraftItem[] {
  return items.map((item, at) => {
    const line = { priced: document.lines[at], totals: lines[at], price_source: sources[at] ?? null };
    return draftItem(item, products, line);
  });
}

/** The lines of a draft as they were calculated, each at its place. */
interface DraftLines {
  readonly document: PricedDocument;
  readonly lines: readonly LineTotals[];
  readonly sources: readonly (PriceSource | null)[];
}

function textsOf(details: InvoiceDetails) {
  return {
    tax_exemption_reason: details.tax_exemption_reason ?? null,
    reference: details.reference ?? null,
    note: details.note ?? null,
    message: details.message ?? null,
    metadata: details.metadata ?? {},
    e_invoice: storedDetails(details),
  };
}

function draftItem(
  item: ItemDetails,
  products: ReadonlyMap<string, ProductFacts>,
  line: {
    readonly priced: PricedLine | undefined;
    readonly totals: LineTotals | undefined;
    readonly price_source: PriceSource | null;
  },
): DraftItem {
  const product = products.get(item.product_id);
  const { priced, totals, price_source } = line;
  if (product === undefined || priced === undefined || totals === undefined)
    throw new Error('A line has lost its product or its amounts.');
  return {
    product_id: item.product_id,
    product_name: product.name,
    description: item.description ?? null,
    quantity: priced.quantity,
    unit: item.unit ?? product.unit,
    price: priced.price,
    price_source,
    price_base_quantity: priced.price_base_quantity,
    tax_rate: priced.tax_rate,
    tax_category: priced.tax_category,
    gross: totals.gross,
    net: totals.net,
    taxable: totals.taxable,
    discounts: draftAdjustments(item.discounts, { read: priced.discounts, amounts: totals.discounts }),
    charges: draftAdjustments(item.charges, { read: priced.charges, amounts: totals.charges }),
    e_invoice: storedItemDetails(item, product),
  };
}

/** The discounts or charges of the document itself. */
function ownAdjustments(
  kind: 'discounts' | 'charges',
  details: InvoiceDetails,
  { document, totals }: { readonly document: PricedDocument; readonly totals: InvoiceTotals },
): DraftAdjustment[] {
  return draftAdjustments(details[kind], {
    read: document[kind],
    amounts: totals[kind].map(({ amount }) => amount),
    shares: taxSharesOf(kind, document, totals),
  });
}

interface ReadAdjustments {
  readonly read: readonly DocumentAdjustment[];
  readonly amounts: readonly MinorUnits[];
  readonly shares?: readonly (readonly TaxShare[])[];
}

/** The given values as they were read, with the amount. */
function draftAdjustments(
  said: readonly AdjustmentDetails[] = [],
  { read, amounts, shares }: ReadAdjustments,
): DraftAdjustment[] {
  return said.map(({ reason, reason_code, percent }, at) => {
    return {
      reason,
      reason_code,
      percent,
      base_amount: read[at]?.base_amount,
      amount: amounts[at] ?? 0n,
      tax: read[at]?.tax,
      tax_shares: shares?.[at],
    };
  });
}
