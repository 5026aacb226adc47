const DECIMALS_MAX = 6;
const MICROS_PER_ONE = 1_000_000n;
const MICROS = 1_000_000;
/** JavaScript numbers hold every integer below this limit, which has at most 15 digits, exactly. */
const EXACT_MAX = 1e15;
const DECIMAL_TEXT = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/;

/**
 * An exact number with at most six decimals: a price, a quantity or a rate.
 *
 * It is an integer number of millionths, so that storing and comparing never round.
 */
export class Decimal {
  private constructor(readonly micros: bigint) {}

  static readonly zero = new Decimal(0n);

  static ofMicros(micros: bigint): Decimal {
    return new Decimal(micros);
  }

  /**
   * Parses a text such as `-12.5` or `9.975000`.
   *
   * Returns undefined for exponents, plus signs, white space, more than six decimals or more than 15 whole digits.
   */
  static parse(text: string): Decimal | undefined {
    const parts = DECIMAL_TEXT.exec(text);
    if (parts === null) return undefined;
    const [, sign, whole = '', fraction = ''] = parts;
    const micros = BigInt(whole + fraction.padEnd(DECIMALS_MAX, '0'));
    return new Decimal(sign === '-' ? -micros : micros);
  }

  /** Reads a text that was stored. Raises Error for what `parse` refuses: it was never one of ours. */
  static ofStored(text: string): Decimal {
    const decimal = Decimal.parse(text);
    if (decimal === undefined) throw new Error(`The stored number ${text} cannot be read.`);
    return decimal;
  }

  /**
   * Converts a JSON number, exactly for up to 15 significant digits.
   *
   * JavaScript prints the shortest text that parses to the same number, so the result has the digits that were sent.
   * Returns undefined for everything that `parse` refuses, including NaN and infinities.
   */
  static ofNumber(value: number): Decimal | undefined {
    const micros = value * MICROS;
    // Only one decimal of at most 15 digits parses to this number, so it is the one that would be printed.
    const isExact = Number.isInteger(micros) && Math.abs(micros) < EXACT_MAX && micros / MICROS === value;
    if (isExact) return new Decimal(BigInt(micros));
    return Decimal.parse(plainText(value));
  }

  /** The number of decimals without trailing zeros: 0 to 6. */
  get decimals(): number {
    if (this.micros % MICROS_PER_ONE === 0n) return 0;
    const [, fraction = ''] = this.toString().split('.');
    return fraction.length;
  }

  equals(other: Decimal): boolean {
    return this.micros === other.micros;
  }

  /** Formats the number without trailing zeros: `12.5`, `-3`, `0`. */
  toString(): string {
    return decimalText(this.micros, DECIMALS_MAX).replace(/\.?0+$/, '');
  }

  /** Converts to a JSON number. Exact for at most 15 significant digits. Only for the API. */
  toNumber(): number {
    return numberOf(this.micros, MICROS) ?? Number(this.toString());
  }
}

/** The number 1 in the unit of `Decimal.micros`. */
export const microsPerOne = MICROS_PER_ONE;

/**
 * Formats an integer number of smallest units as a decimal: `(16501n, 2)` is `165.01`, `(-5n, 3)` is `-0.005`.
 *
 * With 0 decimals the text has no decimal point.
 */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Converts an integer number of smallest units to the number that its decimal text would parse to.
 *
 * `perWhole` is the number of units in 1. Both operands are exact, so the division rounds once, as parsing does.
 * Returns undefined if the units are too many to be exact.
 */
export function numberOf(units: bigint, perWhole: number): number | undefined {
  const number = Number(units);
  return Math.abs(number) < EXACT_MAX ? number / perWhole : undefined;
}

/** JavaScript prints numbers below 0.000001 with an exponent. `parse` refuses them, as they have over six decimals. */
function plainText(value: number): string {
  return Object.is(value, -0) ? '0' : String(value);
}
