import { minorUnitsOf, percentOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal, microsPerOne } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { AdjustmentDetails, DocumentAdjustmentDetails, ItemDetails, TaxRounding } from './invoice.js';
import type { PricedInvoiceDetails, PricedItemDetails } from './item-prices.js';
import { documentTax, fits, ownTax, type CustomerExemption } from './line-taxes.js';
import type { Adjustment, DocumentAdjustment, PricedDocument, PricedLine, Tax } from './priced-document.js';
import { withholdingOf } from './withholding.js';

/** What decides how the details of an invoice are read. */
interface Reading {
  readonly currency: CurrencyCode;
  readonly tax_rounding: TaxRounding;
  readonly exemption: CustomerExemption;
  /** Whether amounts below zero are refused. */
  readonly negativeAmounts: boolean;
}

/** The invoice as far as its amounts go, with the tax that holds where no other is named. */
export interface PricedDetails {
  readonly document: PricedDocument;
  readonly tax: Tax;
  /** Everything that contradicts itself or does not fit the currency. */
  readonly faults: readonly FieldFault[];
}

type Path = readonly (string | number)[];

interface Reader extends Reading {
  readonly exponent: number;
  readonly tax: Tax;
  readonly faults: FieldFault[];
}

type GivenAmount = 'prepaid_amount' | 'round_payable_to' | 'payable_rounding';

const ONE = Decimal.ofMicros(microsPerOne);
const MISMATCH = {
  code: 'tax_category_mismatch',
  detail: 'Category S has a rate above 0, L and M have any, every other category has the rate 0.',
};

const ROUNDED_TWICE = {
  code: 'rounded_twice',
  detail: 'Either round_payable_to or payable_rounding was expected.',
};

/** Reads what a caller says as what the engine calculates with. A price is for one unit unless it says otherwise. */
export function pricedDetails(details: PricedInvoiceDetails, reading: Reading): PricedDetails {
  const tax = documentTax(details, reading.exemption);
  const faults: FieldFault[] = fits(tax) ? [] : [{ pointer: '#/tax_category', ...MISMATCH }];
  const reader: Reader = { exponent: currencyExponent(reading.currency), tax, faults, ...reading };
  const lines = details.items.map((item, at) => pricedLine(item, ['items', at], reader));
  const ofDocument = (kind: 'discounts' | 'charges'): DocumentAdjustment[] =>
    (details[kind] ?? NONE).map((details, at) => documentAdjustment(details, [kind, at], reader));
  const amountAt = (name: GivenAmount): MinorUnits | undefined => {
    // A rounding takes off as well as it adds.
    const negativeAmounts = reader.negativeAmounts && name !== 'payable_rounding';
    return details[name] && amountOf(details[name], [name], { ...reader, negativeAmounts });
  };
  if (details.payable_rounding !== undefined && details.round_payable_to !== undefined) {
    faults.push({ pointer: '#/payable_rounding', ...ROUNDED_TWICE });
  }
  const document = {
    exponent: reader.exponent,
    tax_rounding: reading.tax_rounding,
    prices_include_tax: details.prices_include_tax ?? false,
    lines,
    discounts: ofDocument('discounts'),
    charges: ofDocument('charges'),
    round_payable_to: stepOf(amountAt('round_payable_to')),
    payable_rounding: amountAt('payable_rounding'),
    prepaid_amount: amountAt('prepaid_amount') ?? 0n,
    ...(details.withholdings && { withholding: withholdingOf(details) }),
  };
  return { document, tax, faults };
}

/** A step that could not be read rounds nothing; its fault is reported already. */
function stepOf(step: MinorUnits | undefined): MinorUnits | null {
  return step === undefined || step === 0n ? null : step;
}

function pricedLine(item: PricedItemDetails, path: Path, reader: Reader): PricedLine {
  const tax = ownTax(item, reader.tax, reader.exemption);
  if (tax !== reader.tax && !fits(tax)) mismatch(item, path, reader);
  const adjustments = (kind: 'discounts' | 'charges'): readonly Adjustment[] =>
    item[kind]?.map((details, at) => adjustment(details, [...path, kind, at], reader)) ?? NONE;
  return {
    quantity: item.quantity,
    price: item.price,
    price_base_quantity: item.price_base_quantity ?? ONE,
    tax_rate: tax.tax_rate,
    tax_category: tax.tax_category,
    discounts: adjustments('discounts'),
    charges: adjustments('charges'),
  };
}

function documentAdjustment(
  details: DocumentAdjustmentDetails,
  path: Path,
  reader: Reader,
): DocumentAdjustment {
  const plain = adjustment(details, path, reader);
  if (details.tax_rate === undefined && details.tax_category === undefined) return plain;
  const tax = ownTax(details, reader.tax, reader.exemption);
  if (!fits(tax)) mismatch(details, path, reader);
  return { tax, ...plain };
}

function adjustment(
  { percent, amount, base_amount }: AdjustmentDetails,
  path: Path,
  reader: Reader,
): Adjustment {
  if ((percent === undefined) === (amount === undefined)) {
    const detail = 'Either a percentage or an amount was expected.';
    reader.faults.push({ pointer: jsonPointer(path), code: 'percent_or_amount', detail });
  }
  if (base_amount === undefined) {
    return { percent, amount: amount && amountOf(amount, [...path, 'amount'], reader) };
  }
  const base = amountOf(base_amount, [...path, 'base_amount'], reader);
  if (percent !== undefined) return { base_amount: base, amount: percentOf(base, percent, 'half-up') };
  const detail = 'An amount is not taken from another one; give a percentage, or leave the base out.';
  reader.faults.push({ pointer: jsonPointer([...path, 'base_amount']), code: 'not_allowed', detail });
  return { amount: 0n };
}

/** Too many decimals are a fault, and an amount below zero may be one; it then counts as nothing. */
function amountOf(amount: Decimal, path: Path, reader: Reader): MinorUnits {
  const { currency, exponent, faults } = reader;
  if (reader.negativeAmounts && amount.micros < 0n) {
    const detail = 'On an invoice it is never below zero; only a calculation takes such an amount.';
    faults.push({ pointer: jsonPointer(path), code: 'out_of_range', detail });
    return 0n;
  }
  const units = minorUnitsOf(amount, exponent);
  if (units !== undefined) return units;
  const detail = `An amount in ${currency} has at most ${exponent} decimals.`;
  faults.push({ pointer: jsonPointer(path), code: 'too_many_decimals', detail });
  return 0n;
}

function mismatch(named: Pick<ItemDetails, 'tax_category'>, path: Path, { faults }: Reader): void {
  const name = named.tax_category === undefined ? 'tax_rate' : 'tax_category';
  faults.push({ pointer: jsonPointer([...path, name]), ...MISMATCH });
}

const NONE: readonly never[] = [];
