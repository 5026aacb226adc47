/** An exact number. The model knows no floats, so it cannot round by accident. */
export class Fraction {
  constructor(
    private readonly over: bigint,
    private readonly under: bigint = 1n,
  ) {}

  /** Reads a decimal: `12.5`, `-0.001`. */
  static of(text: string | number): Fraction {
    const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text)) ?? [];
    if (whole === '') throw new Error(`${text} is no decimal.`);
    const digits = BigInt(whole + decimals);
    return new Fraction(sign === '-' ? -digits : digits, 10n ** BigInt(decimals.length));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  /** Returns minor units of a currency with these decimals, half up, away from zero. */
  rounded(exponent: number): bigint {
    const over = this.over * 10n ** BigInt(exponent);
    const size = over < 0n ? -over : over;
    const units = (2n * size + this.under) / (2n * this.under);
    return over < 0n ? -units : units;
  }
}

const EXPONENTS: Readonly<Record<string, number>> = { EUR: 2, JPY: 0, KWD: 3 };

/** Returns how many decimals a currency of the simulation has. */
export function exponentOf(currency: string): number {
  return EXPONENTS[currency] ?? 2;
}

/** Writes minor units as a decimal with all its places: 2.00, 500, 1.250. */
export function written(units: bigint, currency: string): string {
  const exponent = exponentOf(currency);
  const digits = String(units < 0n ? -units : units).padStart(exponent + 1, '0');
  const cut = digits.length - exponent;
  const text = exponent === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return units < 0n ? `-${text}` : text;
}

/** Reads an amount of an answer as minor units. */
export function unitsOf(value: unknown, currency: string): bigint {
  return Fraction.of(value as number).rounded(exponentOf(currency));
}
