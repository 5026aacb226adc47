/** An exact rational number in lowest terms. Slow, but it cannot round by accident. */
export class Rational {
  private constructor(
    private readonly over: bigint,
    private readonly under: bigint,
  ) {}

  static of(over: bigint, under = 1n): Rational {
    if (under === 0n) throw new RangeError('Nothing can be divided by zero.');
    const sign = under < 0n ? -1n : 1n;
    const shared = greatestDivisor(over < 0n ? -over : over, under < 0n ? -under : under) || 1n;
    return new Rational((sign * over) / shared, (sign * under) / shared);
  }

  static sum(numbers: readonly Rational[]): Rational {
    return numbers.reduce((total, number) => total.plus(number), Rational.of(0n));
  }

  plus(other: Rational): Rational {
    return Rational.of(this.over * other.under + other.over * this.under, this.under * other.under);
  }

  minus(other: Rational): Rational {
    return this.plus(other.times(Rational.of(-1n)));
  }

  times(other: Rational): Rational {
    return Rational.of(this.over * other.over, this.under * other.under);
  }

  dividedBy(other: Rational): Rational {
    return Rational.of(this.over * other.under, this.under * other.over);
  }

  /** Returns a number below, equal to or above zero, as this is below, equal to or above the other. */
  compare(other: Rational): -1 | 0 | 1 {
    const difference = this.over * other.under - other.over * this.under;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  get sign(): -1 | 0 | 1 {
    return this.compare(Rational.of(0n));
  }

  /** Rounds toward zero. */
  cut(): Rational {
    return Rational.of(this.over / this.under);
  }

  /** Rounds half away from zero, by comparing both neighbours. */
  halfUp(): Rational {
    const near = this.cut();
    const away = near.plus(Rational.of(this.over < 0n ? -1n : 1n));
    const half = Rational.of(1n, 2n);
    const rest = this.minus(near);
    const distance = rest.sign < 0 ? rest.times(Rational.of(-1n)) : rest;
    return distance.compare(half) < 0 ? near : away;
  }

  /** Converts to an integer. Raises RangeError if this is none. */
  whole(): bigint {
    if (this.under !== 1n) throw new RangeError(`${this.over}/${this.under} is no whole number.`);
    return this.over;
  }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
