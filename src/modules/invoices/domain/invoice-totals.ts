import assert from 'node:assert';
import { percentOf, quantityTimesPrice, type MinorUnits } from '../../../kernel/money/amount.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import type { TaxRounding } from './invoice.js';

/** A line as far as its amounts go. The rate is a percentage. */
export interface PricedLine {
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly tax_rate: Decimal;
}

export interface LineTotals {
  /** Quantity times price, rounded once. */
  readonly gross: MinorUnits;
  /** What is taxed and summed up. */
  readonly net: MinorUnits;
}

/** All lines of one rate: what is taxed, and the tax on it. */
export interface TaxGroup {
  readonly rate: Decimal;
  readonly taxable: MinorUnits;
  readonly tax: MinorUnits;
}

export interface InvoiceTotals {
  readonly lines: readonly LineTotals[];
  /** One group per rate, the highest first. */
  readonly tax_breakdown: readonly TaxGroup[];
  readonly subtotal: MinorUnits;
  readonly tax_total: MinorUnits;
  readonly total: MinorUnits;
}

interface TotalsOptions {
  /** Decimals of the currency, 0 to 3. */
  readonly exponent: number;
  readonly tax_rounding: TaxRounding;
}

interface TaxableLine extends LineTotals {
  readonly tax_rate: Decimal;
}

/**
 * Every amount of an invoice, from its lines.
 *
 * Takes exact quantities, prices and rates; answers minor units of the currency. Rounds half up: each line
 * once, and tax once per rate (or once per line, where the organization wants it so).
 * Source: EN 16931 BR-CO-10, BR-CO-13 to BR-CO-15, BR-CO-17, BR-S-08 and BR-S-09. Raises nothing.
 */
export function invoiceTotals(lines: readonly PricedLine[], options: TotalsOptions): InvoiceTotals {
  const taxable = lines.map((line) => ({ ...lineTotals(line, options.exponent), tax_rate: line.tax_rate }));
  const tax_breakdown = taxGroups(taxable, options.tax_rounding);
  const subtotal = sum(taxable.map((line) => line.net));
  const tax_total = sum(tax_breakdown.map((group) => group.tax));
  assert.equal(sum(tax_breakdown.map((group) => group.taxable)), subtotal, 'The tax groups do not add up.');
  return { lines: taxable, tax_breakdown, subtotal, tax_total, total: subtotal + tax_total };
}

function lineTotals(line: PricedLine, exponent: number): LineTotals {
  const gross = quantityTimesPrice(line, exponent, 'half-up');
  return { gross, net: gross };
}

function taxGroups(lines: readonly TaxableLine[], rounding: TaxRounding): TaxGroup[] {
  const rates = new Map(lines.map((line) => [line.tax_rate.micros, line.tax_rate]));
  const highestFirst = [...rates.values()].sort((a, b) => (a.micros > b.micros ? -1 : 1));
  return highestFirst.map((rate) => {
    const nets = lines.filter((line) => line.tax_rate.equals(rate)).map((line) => line.net);
    const taxable = sum(nets);
    const perLine = (): MinorUnits => sum(nets.map((net) => percentOf(net, rate, 'half-up')));
    return { rate, taxable, tax: rounding === 'line' ? perLine() : percentOf(taxable, rate, 'half-up') };
  });
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
