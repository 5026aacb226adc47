/**
 * What remains of a text of digits and capital letters after a division by 97, letters being 10 to 35.
 *
 * With right check digits it is 1. Source: ISO 7064, MOD 97-10.
 */
export function remainder97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}
