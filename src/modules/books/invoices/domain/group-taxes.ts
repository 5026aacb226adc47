import { apportion, sumOf, type Quotas } from '../../../../kernel/money/allocation.js';
import { HUNDRED_PERCENT, percentage, withoutTax, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { rounded } from '../../../../kernel/money/fraction.js';
import type { CalculationTrace, Scope, StepName } from './calculation-trace.js';
import { tracedShares } from './document-adjustments.js';
import type { TaxRounding } from './invoice.js';
import { sameTax, type LineGroup } from './line-groups.js';
import type { TaxDifference } from './priced-document.js';

/** A group with what the document's discounts and charges made of it. */
export interface AdjustedGroup {
  readonly group: LineGroup;
  /** In the order of its lines: what each comes to, alone and with its part of the document's adjustments. */
  readonly amounts: readonly MinorUnits[];
  readonly adjusted: readonly MinorUnits[];
  /** What the group comes to with them, in the terms of the prices. */
  readonly sum: MinorUnits;
  /** Its parts of the document's discounts (below zero) and charges, for prices with tax to be split. */
  readonly parts: readonly MinorUnits[];
  readonly partScope: (place: number) => Scope;
}

/** A group's amounts without tax, and its tax. */
export interface GroupTaxes {
  readonly taxable: MinorUnits;
  readonly tax: MinorUnits;
  /** In the order of its lines: net, and net with the line's part of the document's adjustments. */
  readonly nets: readonly MinorUnits[];
  readonly taxables: readonly MinorUnits[];
  /** The parts without tax. */
  readonly partNets: readonly MinorUnits[];
  /** What the tax differs by from what the rate makes of it. */
  readonly difference: MinorUnits;
}

interface Ways {
  readonly prices_include_tax: boolean;
  readonly tax_rounding: TaxRounding;
  readonly tax_differences?: readonly TaxDifference[] | undefined;
}

/**
 * What is taxed of a group, and the tax on it.
 *
 * Prices without tax: the tax is a percentage of what is taxed, rounded once for the group, or once for each line.
 * Prices with tax: what is taxed is rounded, and the tax is the rest, so that what the buyer saw never moves.
 * Source: EN 16931 BR-CO-17, BR-S-08, BR-S-09 and their like for the other categories.
 */
export function groupTaxes(group: AdjustedGroup, ways: Ways, trace?: CalculationTrace): GroupTaxes {
  const run: GroupRun = {
    scope: { of: 'group', tax: group.group.tax },
    rate: group.group.tax.tax_rate,
    // A group without lines has nothing to be rounded by but itself.
    byLine: ways.tax_rounding === 'line' && group.group.lines.length > 0,
    trace,
    difference: differenceOf(group, ways),
    ...group,
  };
  const { difference } = run;
  return { ...(ways.prices_include_tax ? taxIncluded(run) : taxAdded(run)), difference };
}

interface GroupRun extends AdjustedGroup {
  readonly scope: Scope;
  readonly rate: Decimal;
  readonly byLine: boolean;
  readonly trace: CalculationTrace | undefined;
  /** Added to the tax; of prices with tax, what is taxed is so much less. */
  readonly difference: MinorUnits;
}

function differenceOf({ group, sum }: AdjustedGroup, { tax_differences }: Ways): MinorUnits {
  const own = tax_differences?.find((one) => sameTax(one, group.tax) && one.sum === sum);
  return own?.amount ?? 0n;
}

/** The tax with what it differs by. */
function differing({ difference, scope, trace }: GroupRun, tax: MinorUnits): MinorUnits {
  if (difference === 0n) return tax;
  const result = tax + difference;
  trace?.push({ step: 'tax_difference', scope, operands: [tax, difference], result });
  return result;
}

type Taxes = Omit<GroupTaxes, 'difference'>;

function taxAdded(run: GroupRun): Taxes {
  const { amounts, adjusted, sum, parts, rate, scope, trace } = run;
  const nets = { nets: amounts, taxables: adjusted, partNets: parts };
  if (!run.byLine) {
    const exact = percentage(sum, rate);
    const tax = rounded(exact, 'half-up');
    trace?.push({ step: 'group_tax', scope, operands: [sum, rate], exact, result: tax });
    return { taxable: sum, tax: differing(run, tax), ...nets };
  }
  const taxes = adjusted.map((taxable, place) => {
    const exact = percentage(taxable, rate);
    const tax = rounded(exact, 'half-up');
    trace?.push({
      step: 'line_tax',
      scope: lineAt(run, place),
      operands: [taxable, rate],
      exact,
      result: tax,
    });
    return tax;
  });
  const tax = sumOf(taxes);
  trace?.push({ step: 'group_tax', scope, operands: taxes, result: tax });
  return { taxable: sum, tax: differing(run, tax), ...nets };
}

function taxIncluded(run: GroupRun): Taxes {
  const { sum, scope, trace } = run;
  const { nets, taxables, taxable } = run.byLine ? netsByLine(run) : netsTogether(run);
  trace?.push({ step: 'group_tax', scope, operands: [sum, -taxable], result: sum - taxable });
  const partNets = split(run, taxable - sumOf(nets), {
    step: 'adjustment_nets',
    parts: run.parts,
    scopeOf: run.partScope,
  });
  return { taxable, tax: sum - taxable, nets, taxables, partNets };
}

type Nets = Pick<GroupTaxes, 'nets' | 'taxables' | 'taxable'>;

/** Rounded once for the group, then split by largest remainder, so that the lines add up to it. */
function netsTogether(run: GroupRun): Nets {
  const { group, amounts, adjusted, sum, scope } = run;
  const scopeOf = (place: number): Scope => lineAt(run, place);
  if (run.parts.length === 0) {
    const taxable = lessDifference(run, withoutItsTax(run, sum, { step: 'group_taxable', scope }));
    const nets = split(run, taxable, { step: 'line_nets', parts: amounts, scopeOf });
    return { nets, taxables: nets, taxable };
  }
  const before = withoutItsTax(run, group.base, { step: 'lines_without_tax', scope });
  const nets = split(run, before, { step: 'line_nets', parts: amounts, scopeOf });
  const taxable = lessDifference(run, withoutItsTax(run, sum, { step: 'group_taxable', scope }));
  const taxables = split(run, taxable, { step: 'line_taxables', parts: adjusted, scopeOf });
  return { nets, taxables, taxable };
}

function netsByLine(run: GroupRun): Nets {
  const { amounts, adjusted, parts, scope, trace } = run;
  const eachOf = (from: readonly MinorUnits[], step: StepName): MinorUnits[] => {
    return from.map((amount, place) => withoutItsTax(run, amount, { step, scope: lineAt(run, place) }));
  };
  const nets = eachOf(amounts, 'line_net');
  const taxables = parts.length === 0 ? nets : eachOf(adjusted, 'line_taxable');
  // The first line bears it, because each is rounded by itself.
  if (taxables.length > 0) taxables[0] = lessDifference(run, taxables[0] ?? 0n);
  const taxable = sumOf(taxables);
  trace?.push({ step: 'group_taxable', scope, operands: taxables, result: taxable });
  return { nets, taxables, taxable };
}

/** What is taxed, less what the tax is higher by. */
function lessDifference({ difference, scope, trace }: GroupRun, taxable: MinorUnits): MinorUnits {
  if (difference === 0n) return taxable;
  const result = taxable - difference;
  trace?.push({ step: 'tax_difference', scope, operands: [taxable, -difference], result });
  return result;
}

function withoutItsTax(
  { rate, trace }: GroupRun,
  amount: MinorUnits,
  { step, scope }: { readonly step: StepName; readonly scope: Scope },
): MinorUnits {
  const exact = withoutTax(amount, rate);
  const result = rounded(exact, 'half-up');
  trace?.push({ step, scope, operands: [amount, rate], exact, result });
  return result;
}

interface Parts {
  readonly step: StepName;
  /** With tax. */
  readonly parts: readonly MinorUnits[];
  readonly scopeOf: (place: number) => Scope;
}

/** Parts without their tax that add up to a total. */
function split({ rate, scope, trace }: GroupRun, total: MinorUnits, { step, parts, scopeOf }: Parts) {
  if (parts.length === 0) return [];
  const numerators = parts.map((part) => part * HUNDRED_PERCENT);
  const quotas: Quotas = { numerators, denominator: HUNDRED_PERCENT + rate.micros };
  const shares = apportion(total, quotas);
  trace?.push({
    step,
    scope,
    operands: [total],
    result: total,
    shares: tracedShares(quotas, shares, scopeOf),
  });
  return shares;
}

function lineAt({ group }: GroupRun, place: number): Scope {
  return { of: 'line', line: group.lines[place] ?? 0 };
}
