import assert from 'node:assert';
import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalculationTrace, Run, Scope } from './calculation-trace.js';
import { spreadAdjustments, type SpreadAdjustment } from './document-adjustments.js';
import { documentTotals, type DocumentTotals } from './document-totals.js';
import { groupTaxes, type GroupTaxes } from './group-taxes.js';
import { lineAmounts, type LineAmounts } from './line-amounts.js';
import { lineGroups, type LineGroup } from './line-groups.js';
import type { PricedDocument } from './priced-document.js';
import type { Withheld } from './withholding.js';

/** The amounts of a line. Gross, discounts and charges include tax where prices do. */
export interface LineTotals extends Omit<LineAmounts, 'amount'> {
  /** Without tax, and without what belongs to the whole document. */
  readonly net: MinorUnits;
  /** The net with the line's part of the document's discounts and charges. */
  readonly taxable: MinorUnits;
}

/** All lines of one category and rate: the taxable amount, and the tax on it. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly taxable: MinorUnits;
  readonly tax: MinorUnits;
  /** What the tax differs by from what the rate makes of it; absent as a rule. */
  readonly difference?: MinorUnits;
}

/** What one of the document's discounts or charges comes to. */
export interface AdjustmentTotals {
  /** With tax where prices include it. */
  readonly amount: MinorUnits;
  /** Without tax, one for each group of the breakdown. */
  readonly groupNets: readonly MinorUnits[];
}

export interface InvoiceTotals extends DocumentTotals {
  readonly lines: readonly LineTotals[];
  readonly discounts: readonly AdjustmentTotals[];
  readonly charges: readonly AdjustmentTotals[];
  /** One group per category and rate, the highest rate first. */
  readonly tax_breakdown: readonly TaxGroup[];
  /** One for each withholding. */
  readonly withheld: readonly Withheld[];
}

/**
 * Every amount of an invoice, from its lines.
 *
 * Takes exact quantities, prices and rates, and minor units of the currency; answers minor units. Rounds half up,
 * and splits by largest remainder, so that all parts add up. With a trace, each step is taken down as it is done.
 * Source: EN 16931 BR-CO-10 to BR-CO-17, BR-S-08 and BR-S-09; decision 0021. Raises nothing.
 */
export function invoiceTotals(document: PricedDocument, trace?: CalculationTrace): InvoiceTotals {
  const run: Run = { exponent: document.exponent, trace };
  const lines = document.lines.map((line, at) => lineAmounts(line, at, run));
  const amounts = lines.map(({ amount }) => amount);
  const groups = lineGroups(document, amounts);
  const { adjustments, adjusted } = spreadAdjustments(document, { groups, amounts }, run);
  const taxes = groups.map((group, index) => {
    const parts = adjustments.map(({ of, groupShares }) => signed(of, groupShares[index]));
    return taxesOf(group, { document, amounts, adjusted, parts, adjustments, trace });
  });
  const byLine = linesOf(lines, groups, taxes);
  const ofDocument = (kind: SpreadAdjustment['of']): AdjustmentTotals[] =>
    adjustments.flatMap(({ of, amount }, at) => {
      const groupNets = taxes.map(({ partNets }) => signed(of, partNets[at]));
      return of === kind ? [{ amount, groupNets }] : [];
    });
  const [discounts, charges] = [ofDocument('discount'), ofDocument('charge')];
  const tax_breakdown = groups.map(({ tax: { tax_category, tax_rate } }, index) => {
    const { taxable = 0n, tax = 0n, difference = 0n } = taxes[index] ?? {};
    const group = { category: tax_category, rate: tax_rate, taxable, tax };
    return difference === 0n ? group : { ...group, difference };
  });
  const parts = { lines: byLine, discounts, charges, tax_breakdown };
  return Object.assign(parts, documentTotals(parts, document, trace));
}

interface GroupWork {
  readonly document: PricedDocument;
  readonly amounts: readonly MinorUnits[];
  readonly adjusted: readonly MinorUnits[];
  readonly parts: readonly MinorUnits[];
  readonly adjustments: readonly SpreadAdjustment[];
  readonly trace: CalculationTrace | undefined;
}

function taxesOf(group: LineGroup, work: GroupWork): GroupTaxes {
  const { document, parts, trace } = work;
  const scope: Scope = { of: 'group', tax: group.tax };
  const own = (from: readonly MinorUnits[]): MinorUnits[] => group.lines.map((line) => from[line] ?? 0n);
  const amounts = own(work.amounts);
  const adjusted = parts.length === 0 ? amounts : own(work.adjusted);
  const sum = group.base + sumOf(parts);
  assert(group.lines.length === 0 || sumOf(adjusted) === sum, 'The parts of a tax group do not add up.');
  trace?.push({ step: 'group_sum', scope, operands: [...amounts, ...parts], result: sum });
  const partScope = (place: number): Scope => {
    const { of = 'discount', at = 0 } = work.adjustments[place] ?? {};
    return { of, at };
  };
  return groupTaxes({ group, amounts, adjusted, sum, parts, partScope }, document, trace);
}

function linesOf(
  lines: readonly LineAmounts[],
  groups: readonly LineGroup[],
  taxes: readonly GroupTaxes[],
): LineTotals[] {
  const byLine = new Array<LineTotals>(lines.length);
  groups.forEach(({ lines: indexes }, index) => {
    indexes.forEach((at, place) => {
      const line = lines[at];
      const net = taxes[index]?.nets[place];
      const taxable = taxes[index]?.taxables[place];
      assert(
        line !== undefined && net !== undefined && taxable !== undefined,
        'A line has lost its amounts.',
      );
      const { gross, discounts, charges } = line;
      byLine[at] = { gross, discounts, charges, net, taxable };
    });
  });
  return byLine;
}

function signed(of: SpreadAdjustment['of'], amount: MinorUnits = 0n): MinorUnits {
  return of === 'discount' ? -amount : amount;
}
