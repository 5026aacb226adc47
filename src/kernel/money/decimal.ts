const DECIMALS_MAX = 6;
const MICROS_PER_ONE = 1_000_000n;
const MICROS = 1_000_000;
/** Below, 15 digits at most, every whole number is exact as a JavaScript number. */
const EXACT_MAX = 1e15;
const DECIMAL_TEXT = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/;

/**
 * An exact number with at most six decimals: a price, a quantity or a rate.
 *
 * Held as a whole number of millionths, so that nothing is ever rounded by being stored or compared.
 */
export class Decimal {
  private constructor(readonly micros: bigint) {}

  static readonly zero = new Decimal(0n);

  static ofMicros(micros: bigint): Decimal {
    return new Decimal(micros);
  }

  /**
   * The number that a text such as `-12.5` or `9.975000` writes.
   *
   * Undefined for exponents, signs of plus, blanks, more than six decimals or fifteen whole digits.
   */
  static parse(text: string): Decimal | undefined {
    const parts = DECIMAL_TEXT.exec(text);
    if (parts === null) return undefined;
    const [, sign, whole = '', fraction = ''] = parts;
    const micros = BigInt(whole + fraction.padEnd(DECIMALS_MAX, '0'));
    return new Decimal(sign === '-' ? -micros : micros);
  }

  /**
   * The number that a JSON number writes, exact for up to 15 significant digits.
   *
   * JavaScript prints the shortest text that reads back as the same number, so the digits that were
   * sent are the digits that come out. Undefined for what `parse` refuses, NaN and infinities included.
   */
  static ofNumber(value: number): Decimal | undefined {
    const micros = value * MICROS;
    // Of at most 15 digits there is one decimal only that reads back as this number, so it is the printed one.
    const isExact = Number.isInteger(micros) && Math.abs(micros) < EXACT_MAX && micros / MICROS === value;
    if (isExact) return new Decimal(BigInt(micros));
    return Decimal.parse(plainText(value));
  }

  /** How many decimals are needed to write the number: 0 to 6. */
  get decimals(): number {
    if (this.micros % MICROS_PER_ONE === 0n) return 0;
    const [, fraction = ''] = this.toString().split('.');
    return fraction.length;
  }

  equals(other: Decimal): boolean {
    return this.micros === other.micros;
  }

  /** Without trailing zeros: `12.5`, `-3`, `0`. */
  toString(): string {
    return decimalText(this.micros, DECIMALS_MAX).replace(/\.?0+$/, '');
  }

  /** For the wire only; exact while the number has at most 15 significant digits. */
  toNumber(): number {
    return numberOf(this.micros, MICROS) ?? Number(this.toString());
  }
}

/** One whole, in the unit that `Decimal.micros` counts. */
export const microsPerOne = MICROS_PER_ONE;

/**
 * A whole number of smallest units as a decimal text: `(16501n, 2)` is `165.01`, `(-5n, 3)` is `-0.005`.
 *
 * Takes 0 decimals too; the text then has no point.
 */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * A whole number of smallest units as the number that its decimal text reads as, or undefined when it is too large.
 *
 * Takes how many units make one whole. Both are exact as numbers, so that the quotient is rounded once, as a text is.
 */
export function numberOf(units: bigint, perWhole: number): number | undefined {
  const number = Number(units);
  return Math.abs(number) < EXACT_MAX ? number / perWhole : undefined;
}

/** JavaScript writes numbers below 0.000001 with an exponent; those have more than six decimals anyway. */
function plainText(value: number): string {
  return Object.is(value, -0) ? '0' : String(value);
}
