/** Intervals of a scale at most, so that its labels have room. */
const INTERVALS_MAX = 5;

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10];

/**
 * Returns the amounts at which a scale has lines: round ones in equal steps, with zero among them and all bars between
 * the first and the last.
 */
export function ticksOf(amounts: readonly number[]): number[] {
  const lowest = Math.min(0, ...amounts);
  const highest = Math.max(0, ...amounts);
  const roughStep = (highest - lowest) / INTERVALS_MAX;
  if (roughStep === 0) return [0];
  const power = Math.floor(Math.log10(roughStep));
  const steps = [...STEPS.map((step) => scaled(step, power)), scaled(20, power)];
  const step = steps.find((each) => span(lowest, highest, each) <= INTERVALS_MAX) ?? scaled(50, power);
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
}

/** Returns how many intervals of this step cover everything between two amounts. */
function span(lowest: number, highest: number, step: number): number {
  return Math.ceil(highest / step) - Math.floor(lowest / step);
}

/** Returns a number times a power of ten; 1e-2 is more exact than 10 ** -2. */
function scaled(step: number, power: number): number {
  return Number(`${step}e${power}`);
}

/** Without the last digits, which binary fractions such as 3 × 0.1 get wrong. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(12)) + 0;
}
