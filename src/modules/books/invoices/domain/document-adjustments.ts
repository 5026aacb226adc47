import { apportion, quotasOf, sumOf, type Quotas } from '../../../../kernel/money/allocation.js';
import { HUNDRED_PERCENT, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Run, Scope, TracedShare } from './calculation-trace.js';
import { adjustmentAmount, adjustmentStep } from './line-amounts.js';
import type { DocumentAdjustment } from './priced-document.js';
import { sameTax, type LineGroup } from './line-groups.js';

/** A discount or charge of the document, and the part of it that each tax group bears. */
export interface SpreadAdjustment {
  readonly of: 'discount' | 'charge';
  readonly at: number;
  /** As it was given or computed, in the terms of the prices. */
  readonly amount: MinorUnits;
  /** One per group; together they are the amount. */
  readonly groupShares: readonly MinorUnits[];
}

interface Spread {
  readonly adjustments: readonly SpreadAdjustment[];
  /** What each line comes to with its part of them all. */
  readonly adjusted: readonly MinorUnits[];
}

/**
 * Spreads the document's discounts and charges over tax groups, and within each group over its lines.
 *
 * Takes the amounts of the lines. A percentage takes the same part of everything; an amount goes by the groups'
 * amounts. One with a tax of its own stays in that group. Each is spread apart from the others and from the lines'
 * amounts as they were, so that their order has no influence. Source: EN 16931 BR-32, BR-37 (each has one tax).
 */
export function spreadAdjustments(
  { discounts, charges }: Record<'discounts' | 'charges', readonly DocumentAdjustment[]>,
  { groups, amounts }: { readonly groups: readonly LineGroup[]; readonly amounts: readonly MinorUnits[] },
  run: Run,
): Spread {
  if (discounts.length === 0 && charges.length === 0) return { adjustments: [], adjusted: amounts };
  const adjusted = [...amounts];
  const spread = (
    of: SpreadAdjustment['of'],
    adjustment: DocumentAdjustment,
    at: number,
  ): SpreadAdjustment => {
    const { amount, groupShares } = overGroups({ of, at, adjustment }, groups, run);
    groups.forEach((group, index) => {
      const share = groupShares[index] ?? 0n;
      if (group.lines.length === 0 || !bears(group, adjustment)) return;
      const about = { of, at, adjustment, group, share };
      const lineShares = overLines(about, amounts, run);
      group.lines.forEach((line, place) => {
        const part = lineShares[place] ?? 0n;
        adjusted[line] = (adjusted[line] ?? 0n) + (of === 'discount' ? -part : part);
      });
    });
    return { of, at, amount, groupShares };
  };
  const adjustments = [
    ...discounts.map((discount, at) => spread('discount', discount, at)),
    ...charges.map((charge, at) => spread('charge', charge, at)),
  ];
  return { adjustments, adjusted };
}

interface Named {
  readonly of: SpreadAdjustment['of'];
  readonly at: number;
  readonly adjustment: DocumentAdjustment;
}

function overGroups(
  { of, at, adjustment }: Named,
  groups: readonly LineGroup[],
  run: Run,
): Pick<SpreadAdjustment, 'amount' | 'groupShares'> {
  const bearing = groups.filter((group) => bears(group, adjustment));
  const bases = bearing.map(({ base }) => base);
  const base = sumOf(bases);
  const amount = adjustmentAmount(adjustment, base);
  const scope = { of, at } as const;
  run.trace?.push({
    step: `document_${of}`,
    scope,
    ...adjustmentStep(adjustment, base),
    result: amount,
  });
  const quotas = quotasFor(adjustment, amount, bases);
  const shares = apportion(amount, quotas);
  const scopeOf = (place: number): Scope => ({ ...scope, tax: bearing[place]?.tax ?? noTax() });
  run.trace?.push({
    step: 'group_shares',
    scope,
    operands: [amount],
    result: amount,
    shares: tracedShares(quotas, shares, scopeOf),
  });
  const shareOf = new Map(bearing.map((group, place) => [group, shares[place] ?? 0n]));
  return { amount, groupShares: groups.map((group) => shareOf.get(group) ?? 0n) };
}

/** Without a tax of its own, every group that has lines; else the one it names. */
function bears(group: LineGroup, { tax }: DocumentAdjustment): boolean {
  return tax === undefined ? group.lines.length > 0 : sameTax(group.tax, tax);
}

function overLines(
  about: Named & { readonly group: LineGroup; readonly share: MinorUnits },
  amounts: readonly MinorUnits[],
  run: Run,
): MinorUnits[] {
  const { of, at, adjustment, group, share } = about;
  const bases = group.lines.map((line) => amounts[line] ?? 0n);
  const quotas = quotasFor(adjustment, share, bases);
  const shares = apportion(share, quotas);
  const scopeOf = (place: number): Scope => ({ of: 'line', line: group.lines[place] ?? 0 });
  run.trace?.push({
    step: 'line_shares',
    scope: { of, at, tax: group.tax },
    operands: [share],
    result: share,
    shares: tracedShares(quotas, shares, scopeOf),
  });
  return shares;
}

/** A percentage is the same of everyone, returns included; an amount is split in proportion. */
function quotasFor(
  { percent }: DocumentAdjustment,
  amount: MinorUnits,
  bases: readonly MinorUnits[],
): Quotas {
  if (percent === undefined) return quotasOf(amount, bases);
  return { numerators: bases.map((base) => base * percent.micros), denominator: HUNDRED_PERCENT };
}

/** Shares with the exact quotas that they were rounded from. */
export function tracedShares(
  { numerators, denominator }: Quotas,
  shares: readonly MinorUnits[],
  scopeOf: (place: number) => Scope,
): TracedShare[] {
  return shares.map((amount, place) => {
    return { scope: scopeOf(place), exact: { numerator: numerators[place] ?? 0n, denominator }, amount };
  });
}

function noTax(): never {
  throw new Error('A share belongs to no tax group.');
}
