import { sumOf } from '../../src/kernel/money/allocation.js';
import { Decimal } from '../../src/kernel/money/decimal.js';
import { invoiceTotals, type InvoiceTotals } from '../../src/modules/books/invoices/domain/invoice-totals.js';
import type { CalculationTrace } from '../../src/modules/books/invoices/domain/calculation-trace.js';
import type { PricedDocument } from '../../src/modules/books/invoices/domain/priced-document.js';
import { keyOf, oracleTotals, type OracleTotals } from './invoice-oracle.js';
import { Dice, randomDocument } from './random-documents.js';

const DOCUMENTS = 100_000;

type Check = (document: PricedDocument, totals: InvoiceTotals) => void;

const checks = {
  'has the amounts of the oracle, which uses exact fractions': agreesWithOracle,
  'loses nothing when discounts and charges are distributed': losesNothing,
  'does not depend on the order of its lines': hasNoOrder,
  'is negated when every amount is negated': mirrors,
  'keeps the sum of prices with tax': keepsPricesWithTax,
  'has the same totals when its steps are recorded': isExplained,
} as const satisfies Record<string, Check>;

/** The first fault of each check. */
const faults = new Map<string, string>();

describe('each of a hundred thousand random invoices', () => {
  // The same documents in every run, each made once for all checks. A fault names the number of its document.
  beforeAll(() => {
    for (let serial = 0; serial < DOCUMENTS; serial += 1) {
      const document = randomDocument(new Dice(serial));
      const totals = invoiceTotals(document);
      for (const [name, check] of Object.entries(checks)) {
        if (!faults.has(name)) noteFault(name, serial, () => check(document, totals));
      }
    }
  }, 300_000);

  it.each(Object.keys(checks))('%s', (name) => {
    expect(faults.get(name)).toBeUndefined();
  });
});

function noteFault(name: string, serial: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    faults.set(name, `Document ${serial}: ${(error as Error).message}`);
  }
}

/** Much faster than expect(), for a hundred thousand comparisons. */
function mustEqual(what: string, received: unknown, expected: unknown): void {
  const [a, b] = [textOf(received), textOf(expected)];
  if (a !== b) throw new Error(`${what} is ${a}, and not ${b}.`);
}

function textOf(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'string') return `${value}`;
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner));
}

/** Converts the engine's totals to the oracle's form. */
function comparable({ lines, tax_breakdown, ...totals }: InvoiceTotals): OracleTotals {
  return {
    gross: lines.map(({ gross }) => gross),
    nets: lines.map(({ net }) => net),
    taxables: lines.map(({ taxable }) => taxable),
    groups: tax_breakdown.map(({ category, rate, taxable, tax }) => {
      return { tax: keyOf({ tax_category: category, tax_rate: rate }), taxable, amount: tax };
    }),
    subtotal: totals.subtotal,
    discount_total: totals.discount_total,
    charge_total: totals.charge_total,
    tax_total: totals.tax_total,
    total: totals.total,
    amount_due: totals.amount_due,
  };
}

function sums({ subtotal, discount_total, charge_total, tax_total, total, amount_due }: InvoiceTotals) {
  return { subtotal, discount_total, charge_total, tax_total, total, amount_due };
}

function agreesWithOracle(document: PricedDocument, totals: InvoiceTotals): void {
  mustEqual('The calculation', comparable(totals), oracleTotals(document));
}

function losesNothing(document: PricedDocument, totals: InvoiceTotals): void {
  const { lines, discounts, charges, tax_breakdown, discount_total } = totals;
  tax_breakdown.forEach(({ category, rate, taxable }, at) => {
    const tax = keyOf({ tax_category: category, tax_rate: rate });
    const own = lines.filter((_line, index) => keyOf(document.lines[index]!) === tax);
    const spread = discounts.map(({ groupNets }) => -(groupNets[at] ?? 0n));
    const added = charges.map(({ groupNets }) => groupNets[at] ?? 0n);
    mustEqual('The group', sumOf([...own.map(({ net }) => net), ...spread, ...added]), taxable);
    if (own.length > 0) mustEqual('Its lines', sumOf(own.map((line) => line.taxable)), taxable);
  });
  if (document.prices_include_tax) return;
  for (const { amount, groupNets } of [...discounts, ...charges]) {
    mustEqual('What was spread', sumOf(groupNets), amount);
  }
  mustEqual('The discounts', discount_total, sumOf(discounts.map(({ amount }) => amount)));
}

/** Excludes tax rounded per line, because there the first of equal lines gets a cent. */
function hasNoOrder(document: PricedDocument, totals: InvoiceTotals): void {
  if (document.tax_rounding === 'line') return;
  const reversed = invoiceTotals({ ...document, lines: [...document.lines].reverse() });
  mustEqual('The total', sums(reversed), sums(totals));
  mustEqual('The breakdown', textOfGroups(reversed), textOfGroups(totals));
}

function mirrors(document: PricedDocument, totals: InvoiceTotals): void {
  const negated = Object.entries(sums(totals)).map(([name, amount]) => [name, -amount] as const);
  mustEqual('The mirror', sums(invoiceTotals(givenBack(document))), Object.fromEntries(negated));
}

function keepsPricesWithTax(document: PricedDocument, totals: InvoiceTotals): void {
  if (!document.prices_include_tax) return;
  const { lines, discounts, charges, total } = totals;
  const seen = lines.map((line) => line.gross - sumOf(line.discounts) + sumOf(line.charges));
  const taken = discounts.map(({ amount }) => -amount);
  mustEqual('The total', total, sumOf([...seen, ...taken, ...charges.map(({ amount }) => amount)]));
}

function isExplained(document: PricedDocument, totals: InvoiceTotals): void {
  const trace: CalculationTrace = [];
  mustEqual('The calculation', comparable(invoiceTotals(document, trace)), comparable(totals));
  for (const { step, result, shares } of trace) {
    if (shares !== undefined) mustEqual(step, sumOf(shares.map(({ amount }) => amount)), result);
  }
}

function textOfGroups({ tax_breakdown }: InvoiceTotals): string {
  return textOf(tax_breakdown.map(({ category, rate, taxable, tax }) => [category, `${rate}`, taxable, tax]));
}

/** Negates every quantity and every given amount of an invoice. */
function givenBack(document: PricedDocument): PricedDocument {
  const turned = <Given extends { amount?: bigint | undefined }>(adjustments: readonly Given[]): Given[] =>
    adjustments.map((one) => ({ ...one, amount: one.amount === undefined ? undefined : -one.amount }));
  return {
    ...document,
    lines: document.lines.map((line) => ({
      ...line,
      quantity: Decimal.ofMicros(-line.quantity.micros),
      discounts: turned(line.discounts),
      charges: turned(line.charges),
    })),
    discounts: turned(document.discounts),
    charges: turned(document.charges),
    payable_rounding: document.payable_rounding === undefined ? undefined : -document.payable_rounding,
    prepaid_amount: -document.prepaid_amount,
  };
}
