import type { MinorUnits } from './amount.js';

/** The exact shares of an amount, as numerators over one denominator, which is above zero. */
export interface Quotas {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/**
 * Splits an amount in proportion to weights; the parts add up to the amount exactly.
 *
 * See `quotasOf` for what the weights mean and `apportion` for who gets the units that are left over.
 * Raises RangeError without weights, as then nobody can be given anything.
 */
export function allocate(amount: MinorUnits, weights: readonly bigint[]): MinorUnits[] {
  return apportion(amount, quotasOf(amount, weights));
}

/**
 * The exact share of each weight in an amount.
 *
 * Weights of the sign of their sum take part, so that no share is larger than the amount: of +100 and -99, the one
 * of 100 is given all. Where they cancel out, their magnitudes count; where all are zero, they are equal.
 */
export function quotasOf(amount: MinorUnits, weights: readonly bigint[]): Quotas {
  if (weights.length === 0) throw new RangeError('An amount needs at least one weight to be split by.');
  const counted = countedWeights(weights);
  return { numerators: counted.map((weight) => amount * weight), denominator: sumOf(counted) };
}

/**
 * Rounds exact shares to whole units that add up to the total, by largest remainder (Hamilton).
 *
 * Each share is cut toward zero; what is then missing goes, one unit each, to the largest remainders, and among
 * equal ones to the first. The mirror image of a split is the split of the mirror image. When the quotas themselves
 * do not add up to the total, which may happen when both were rounded apart, the difference is spread evenly first.
 */
export function apportion(total: MinorUnits, { numerators, denominator }: Quotas): MinorUnits[] {
  const shares = numerators.map((numerator) => numerator / denominator);
  let left = total - sumOf(shares);
  if (left === 0n) return shares;
  const evenly = left / BigInt(shares.length);
  const unit = left > 0n ? 1n : -1n;
  const remainders = numerators.map((numerator, at) => ({ at, rest: (numerator % denominator) * unit }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  left -= evenly * BigInt(shares.length);
  for (const { at } of remainders) {
    shares[at] = (shares[at] ?? 0n) + evenly + (left === 0n ? 0n : unit);
    if (left !== 0n) left -= unit;
  }
  return shares;
}

function countedWeights(weights: readonly bigint[]): readonly bigint[] {
  const sum = sumOf(weights);
  if (sum > 0n) return weights.map((weight) => (weight > 0n ? weight : 0n));
  if (sum < 0n) return weights.map((weight) => (weight < 0n ? -weight : 0n));
  const magnitudes = weights.map((weight) => (weight < 0n ? -weight : weight));
  return magnitudes.some((weight) => weight > 0n) ? magnitudes : weights.map(() => 1n);
}

/** What amounts add up to; nothing at all is zero. */
export function sumOf(amounts: readonly bigint[]): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
