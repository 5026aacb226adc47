/**
 * Whether the last digit of a GTIN is the check digit of the others: from the right, they count three times and once.
 *
 * Takes digits alone. Source: GS1 General Specifications, 7.9.1.
 */
export function isGtin(digits: string): boolean {
  const [check = NaN, ...others] = [...digits].reverse().map(Number);
  const sum = others.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}
