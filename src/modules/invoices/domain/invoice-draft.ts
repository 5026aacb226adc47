import type { MinorUnits } from '../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../kernel/money/currency.js';
import { Decimal, microsPerOne } from '../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../kernel/tax/tax-category.js';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { dateInZone, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../kernel/time/payment-terms.js';
import { assertWithinBounds, referenceFaults } from './draft-faults.js';
import { dueBefore10000 } from './due-date.js';
import type { InvoiceDetails, ItemDetails, TaxRounding } from './invoice.js';
import { invoiceTotals, type InvoiceTotals, type LineTotals } from './invoice-totals.js';

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
  /** What the draft names already; that may stay although it is archived by now. */
  readonly kept: ReadonlySet<string>;
}

export interface CustomerFacts {
  readonly name: string;
  readonly currency: CurrencyCode | null;
  readonly payment_terms: PaymentTerms | null;
  readonly archived: boolean;
}

export interface ProductFacts {
  readonly name: string;
  readonly archived: boolean;
}

export interface DraftItem extends LineTotals {
  readonly price_base_quantity: Decimal;
  readonly unit: null;
  readonly tax_category: TaxCategory;
  readonly discounts: readonly never[];
  readonly charges: readonly never[];
  readonly taxable: MinorUnits;
  readonly product_id: string;
  readonly product_name: string;
  readonly description: string | null;
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly tax_rate: Decimal;
}

/** A draft as it is stored, its amounts in minor units of its currency. */
export interface InvoiceDraft extends Omit<InvoiceTotals, 'lines'> {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: CurrencyCode;
  readonly tax_rate: Decimal;
  readonly tax_category: TaxCategory;
  readonly tax_exemption_reason: null;
  readonly tax_rounding: TaxRounding;
  readonly prices_include_tax: boolean;
  readonly discounts: readonly never[];
  readonly charges: readonly never[];
  readonly discount_total: MinorUnits;
  readonly charge_total: MinorUnits;
  readonly round_payable_to: null;
  readonly payable_rounding: MinorUnits;
  readonly prepaid_amount: MinorUnits;
  readonly message: null;
  readonly issue_date: CalendarDate | null;
  readonly due_date: CalendarDate;
  /** The terms that made the due date; null when the caller named the day. */
  readonly payment_terms: PaymentTerms | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount_due: MinorUnits;
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
  readonly items: readonly DraftItem[];
}

/**
 * The draft that a caller describes: names copied, defaults filled in, every amount computed.
 *
 * Currency and terms come from the invoice, else the customer, else the organization. Raises
 * `validation_failed` with all faults: references that name nothing, archived ones, amounts out of bounds.
 */
export function invoiceDraft(details: InvoiceDetails, around: DraftSurroundings): InvoiceDraft {
  const { customer, organization, products } = around;
  const faults = referenceFaults(details, around);
  if (customer === undefined || faults.length > 0) throw validationFailed(faults);
  const currency = details.currency ?? customer.currency ?? organization.currency;
  const exponent = currencyExponent(currency);
  const today = dateInZone(around.now, organization.time_zone);
  const priced = details.items.map((item) => ({ ...item, tax_rate: item.tax_rate ?? details.tax_rate }));
  const { lines, ...totals } = invoiceTotals(priced, { exponent, tax_rounding: organization.tax_rounding });
  assertWithinBounds({ lines, ...totals }, exponent);
  return {
    customer_id: details.customer_id,
    customer_name: customer.name,
    currency,
    tax_rate: details.tax_rate,
    tax_category: categoryOf(details.tax_rate),
    tax_exemption_reason: null,
    tax_rounding: organization.tax_rounding,
    prices_include_tax: false,
    discounts: [],
    charges: [],
    discount_total: 0n,
    charge_total: 0n,
    round_payable_to: null,
    payable_rounding: 0n,
    prepaid_amount: 0n,
    message: null,
    today,
    ...datesOf(details, { customer, organization, today }),
    reference: details.reference ?? null,
    note: details.note ?? null,
    metadata: details.metadata ?? {},
    ...totals,
    amount_due: totals.total,
    items: priced.map((item, at) => draftItem(item, products.get(item.product_id), lines[at])),
  };
}

function draftItem(
  item: ItemDetails & { readonly tax_rate: Decimal },
  product: ProductFacts | undefined,
  line: LineTotals | undefined,
): DraftItem {
  if (product === undefined || line === undefined)
    throw new Error('A line has lost its product or its amounts.');
  const { product_id, quantity, price, tax_rate } = item;
  const { gross, net } = line;
  const description = item.description ?? null;
  return {
    product_id,
    product_name: product.name,
    description,
    quantity,
    price,
    price_base_quantity: Decimal.ofMicros(microsPerOne),
    unit: null,
    tax_rate,
    tax_category: categoryOf(tax_rate),
    discounts: [],
    charges: [],
    gross,
    net,
    taxable: net,
  };
}

function categoryOf(rate: Decimal): TaxCategory {
  return rate.micros === 0n ? 'Z' : 'S';
}

function datesOf(
  details: InvoiceDetails,
  around: Pick<DraftSurroundings, 'organization'> & {
    readonly customer: CustomerFacts;
    readonly today: CalendarDate;
  },
): Pick<InvoiceDraft, 'issue_date' | 'due_date' | 'payment_terms'> {
  const { customer, organization, today } = around;
  const issue_date = details.issue_date ?? null;
  const from = issue_date ?? today;
  if (details.due_date === undefined) {
    const terms = details.payment_terms ?? customer.payment_terms ?? organization.payment_terms;
    return { issue_date, due_date: dueBefore10000(from, terms), payment_terms: terms };
  }
  if (details.due_date < from) {
    const detail = 'An invoice cannot be due before the day it is issued.';
    throw validationFailed([{ pointer: '#/due_date', code: 'before_issue_date', detail }]);
  }
  return { issue_date, due_date: details.due_date, payment_terms: null };
}
