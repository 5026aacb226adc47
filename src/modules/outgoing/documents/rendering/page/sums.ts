/** The sum of decimals, exact, with as many decimals as the one that has most: `1.10` and `2.5` are `3.60`. */
export function sumOf(decimals: readonly string[]): string {
  const places = Math.max(0, ...decimals.map((one) => fractionOf(one).length));
  const total = decimals.reduce((sum, one) => sum + unitsOf(one, places), 0n);
  const digits = (total < 0n ? -total : total).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${total < 0n ? '-' : ''}${places === 0 ? whole : `${whole}.${digits.slice(-places)}`}`;
}

/** The decimal with the other sign. */
export function negated(decimal: string): string {
  if (!isPositive(decimal) && !decimal.startsWith('-')) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}

export function isPositive(decimal: string | undefined): boolean {
  return decimal !== undefined && !decimal.startsWith('-') && /[1-9]/.test(decimal);
}

function unitsOf(decimal: string, places: number): bigint {
  const fraction = fractionOf(decimal);
  return BigInt(decimal.replace('.', '')) * 10n ** BigInt(places - fraction.length);
}

function fractionOf(decimal: string): string {
  return decimal.split('.')[1] ?? '';
}
