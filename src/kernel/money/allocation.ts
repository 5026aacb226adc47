import { absolute, type MinorUnits } from './amount.js';

/** The exact shares of an amount, as numerators over one common denominator, which is above zero. */
export interface Quotas {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/**
 * Splits an amount in proportion to weights. The parts add up to the amount exactly.
 *
 * `quotasOf` explains the weights; `apportion` explains who gets the remaining units.
 * Raises RangeError if there are no weights.
 */
export function allocate(amount: MinorUnits, weights: readonly bigint[]): MinorUnits[] {
  return apportion(amount, quotasOf(amount, weights));
}

/**
 * Returns the exact share of an amount for each weight.
 *
 * Only weights with the sign of their sum get a share, so that no share exceeds the amount: of +100 and -99, the
 * first gets everything. If the weights cancel out, their magnitudes count. If all are zero, the shares are equal.
 */
export function quotasOf(amount: MinorUnits, weights: readonly bigint[]): Quotas {
  if (weights.length === 0) throw new RangeError('An amount needs at least one weight to be split by.');
  const counted = countedWeights(weights);
  return { numerators: counted.map((weight) => amount * weight), denominator: sumOf(counted) };
}

/**
 * Rounds exact shares to whole units that add up to the total, by the largest remainder method (Hamilton).
 *
 * Truncates each share toward zero, then gives one missing unit each to the largest remainders, and among equal
 * remainders to the first. Negating the input negates the result. If the shares do not add up to the total, because
 * both were rounded separately, the difference is first spread evenly.
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
  const magnitudes = weights.map(absolute);
  return magnitudes.some((weight) => weight > 0n) ? magnitudes : weights.map(() => 1n);
}

/** Returns the sum of the amounts; 0n for an empty list. */
export function sumOf(amounts: readonly bigint[]): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
