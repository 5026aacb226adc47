const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Whether a text is an International Bank Account Number, in capital letters and without blanks, whose check
 * digits are right.
 *
 * The length that each country has is not looked at. Source: ISO 13616, with the check of ISO 7064 (MOD 97-10).
 */
export function isIban(text: string): boolean {
  if (!FORM.test(text)) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
