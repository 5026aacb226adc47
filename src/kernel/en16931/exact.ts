/**
 * A number of a document as it is written, exact: `units / 10 ** decimals`.
 *
 * Documents of others may have more decimals than `Decimal` holds, and trailing zeros count for the rules.
 */
export interface Exact {
  readonly units: bigint;
  readonly decimals: number;
}

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** The number that a text writes; undefined where it writes none. */
export function exact(text: string | undefined): Exact | undefined {
  if (text === undefined) return undefined;
  const [, sign = '', whole = '', fraction = ''] = NUMBER.exec(text.trim()) ?? [];
  if (whole + fraction === '') return undefined;
  const magnitude = BigInt(whole + fraction);
  return { units: sign === '-' ? -magnitude : magnitude, decimals: fraction.length };
}

export const zero: Exact = { units: 0n, decimals: 0 };

export function plus(a: Exact, b: Exact): Exact {
  const decimals = Math.max(a.decimals, b.decimals);
  return { units: unitsWith(a, decimals) + unitsWith(b, decimals), decimals };
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { ...b, units: -b.units });
}

export function times(a: Exact, b: Exact): Exact {
  return { units: a.units * b.units, decimals: a.decimals + b.decimals };
}

export function sum(numbers: readonly Exact[]): Exact {
  return numbers.length === 0 ? zero : numbers.reduce(plus);
}

export function magnitude(number: Exact): Exact {
  return number.units < 0n ? { ...number, units: -number.units } : number;
}

/** Below zero, zero or above zero, as the first is below, equal to or above the second. */
export function compare(a: Exact, b: Exact): number {
  const { units } = minus(a, b);
  return units === 0n ? 0 : units < 0n ? -1 : 1;
}

export function equal(a: Exact, b: Exact): boolean {
  return compare(a, b) === 0;
}

/** To so many decimals, half up, as XPath rounds: halves go to the larger number, also below zero. */
export function rounded(number: Exact, decimals: number): Exact {
  if (number.decimals <= decimals) return number;
  const scale = powerOfTen(number.decimals - decimals);
  const doubled = 2n * number.units + scale;
  return { units: floorQuotient(doubled, 2n * scale), decimals };
}

function unitsWith({ units, decimals }: Exact, wanted: number): bigint {
  return wanted === decimals ? units : units * powerOfTen(wanted - decimals);
}

/** Those that are usual are kept: each rule of a document scales numbers. */
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10n ** BigInt(exponent));

function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

function floorQuotient(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
