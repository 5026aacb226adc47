import { readFileSync } from 'node:fs';
import { Decimal } from '../../src/kernel/money/decimal.js';
import type { TaxCategory } from '../../src/kernel/tax/tax-category.js';
import type {
  Adjustment,
  PricedDocument,
  Tax,
} from '../../src/modules/books/invoices/domain/priced-document.js';

/** An allowance or a charge of an official sample; `cat` and `rate` are null on a line. */
export interface OfficialAdjustment {
  readonly charge: boolean;
  readonly amount: string | null;
  readonly base: string | null;
  readonly pct: string | null;
  readonly reason: string | null;
  readonly code: string | null;
  readonly cat: TaxCategory | null;
  readonly rate: string | null;
}

export interface OfficialLine {
  readonly id: string;
  readonly qty: string;
  readonly unit: string;
  readonly price: string;
  readonly per: string;
  readonly ac: readonly OfficialAdjustment[];
  readonly cat: TaxCategory;
  readonly rate: string | null;
  readonly net: string;
}

export interface OfficialGroup {
  readonly cat: TaxCategory;
  readonly rate: string | null;
  readonly base: string;
  readonly tax: string;
  readonly code: string | null;
  readonly reason: string | null;
}

/** The totals of the official sample. Null means that it does not state them. */
export interface OfficialTotals {
  readonly line: string;
  readonly allow: string | null;
  readonly charge: string | null;
  readonly net: string;
  readonly gross: string;
  readonly tax: string;
  readonly prepaid: string | null;
  readonly rounding: string | null;
  readonly payable: string;
  readonly bd: readonly OfficialGroup[];
}

/** One official sample invoice: its inputs and its amounts. All numbers are decimal texts. */
export interface OfficialInvoice {
  readonly file: string;
  readonly type: string;
  readonly cur: string;
  readonly lines: readonly OfficialLine[];
  readonly ac: readonly OfficialAdjustment[];
  readonly exp: OfficialTotals;
}

/** Returns all samples of test/vectors/official-invoices.json. */
export function officialInvoices(): readonly OfficialInvoice[] {
  const text = readFileSync('test/vectors/official-invoices.json', 'utf8');
  return (JSON.parse(text) as { rows: OfficialInvoice[] }).rows;
}

/** Converts a sample to the engine's input: only what is given, nothing that is computed. */
export function pricedSample({ lines, ac, exp }: OfficialInvoice): PricedDocument {
  return {
    exponent: 2,
    tax_rounding: 'document',
    prices_include_tax: false,
    lines: lines.map((line) => ({
      quantity: decimal(line.qty),
      price: decimal(line.price),
      price_base_quantity: decimal(line.per),
      ...taxOf(line),
      discounts: line.ac.filter(({ charge }) => !charge).map(adjustment),
      charges: line.ac.filter(({ charge }) => charge).map(adjustment),
    })),
    discounts: ac.filter(({ charge }) => !charge).map((one) => ({ ...adjustment(one), tax: taxOf(one) })),
    charges: ac.filter(({ charge }) => charge).map((one) => ({ ...adjustment(one), tax: taxOf(one) })),
    round_payable_to: null,
    payable_rounding: exp.rounding === null ? undefined : cents(exp.rounding),
    prepaid_amount: cents(exp.prepaid ?? '0'),
  };
}

/** Converts a decimal text of a currency with two decimals to its smallest unit. */
export function cents(text: string): bigint {
  return decimal(text).micros / 10_000n;
}

/** Trailing zeros behind the sixth decimal have no meaning. */
export function decimal(text: string): Decimal {
  const read = Decimal.parse(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));
  if (read === undefined) throw new Error(`${text} is no number of the samples.`);
  return read;
}

function adjustment({ amount, base, pct }: OfficialAdjustment): Adjustment {
  if (amount !== null) return { amount: cents(amount) };
  const share = decimal(pct ?? '0').micros * cents(base ?? '0');
  return { amount: (share + 50_000_000n) / 100_000_000n };
}

function taxOf({ cat, rate }: Pick<OfficialAdjustment, 'cat' | 'rate'>): Tax {
  return { tax_category: cat ?? 'S', tax_rate: decimal(rate ?? '0') };
}
