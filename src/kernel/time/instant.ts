const twoDigits = padded(60, 2);
const threeDigits = padded(1_000, 3);

/**
 * Formats an instant as ISO 8601 at UTC in milliseconds, `2026-11-22T09:30:00.123Z`, like `toISOString` but in half the
 * time.
 *
 * Raises RangeError for an invalid date.
 */
export function instantText(instant: Date): string {
  const year = instant.getUTCFullYear();
  const hasFourDigits = year >= 1_000 && year <= 9_999;
  if (!hasFourDigits) return instant.toISOString();
  const day = `${year}-${twoDigits(instant.getUTCMonth() + 1)}-${twoDigits(instant.getUTCDate())}`;
  const hour = twoDigits(instant.getUTCHours());
  const minute = twoDigits(instant.getUTCMinutes());
  const second = twoDigits(instant.getUTCSeconds());
  return `${day}T${hour}:${minute}:${second}.${threeDigits(instant.getUTCMilliseconds())}Z`;
}

/** Precomputes the texts of the numbers below a limit, padded to a number of digits. */
function padded(limit: number, digits: number): (number: number) => string {
  const texts = Array.from({ length: limit }, (_, number) => number.toString().padStart(digits, '0'));
  return (number) => texts[number] ?? '';
}
