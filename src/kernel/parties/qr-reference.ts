/** Of the Swiss banks, the numbers of which say that an account takes payments with a QR reference alone. */
const QR_IBAN = /^(?:CH|LI)\d{2}3[01]\d{3}/;

const DIGITS = 26;

/** The carry of the check digit: each digit is added to it and looked up. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Whether an IBAN without blanks is a QR-IBAN: its bank has a number from 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return QR_IBAN.test(iban);
}

/**
 * The QR reference of a text of capital letters and digits: 26 digits and a check digit.
 *
 * A letter is two digits, as in an IBAN (A is 10). Of more than 26 digits the last ones count, as numbers differ at
 * their end. Undefined for other texts. Source: Swiss Implementation Guidelines for the QR-bill, modulo 10, recursive.
 */
export function qrReference(own: string): string | undefined {
  if (!/^[A-Z0-9]+$/.test(own)) return undefined;
  const digits = [...own].map((one) => String(Number.parseInt(one, 36))).join('');
  const body = digits.slice(-DIGITS).padStart(DIGITS, '0');
  return body + checkDigit(body);
}

/** A QR reference as it is printed: two digits, then groups of five. */
export function spacedQrReference(reference: string): string {
  return reference.replace(/\B(?=(\d{5})+$)/g, '\u00a0');
}

function checkDigit(digits: string): string {
  const carry = [...digits].reduce((before, digit) => CARRIES[(before + Number(digit)) % 10] ?? 0, 0);
  return String((10 - carry) % 10);
}
