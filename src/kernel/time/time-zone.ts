const NAME = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]*)+)$/;

/**
 * Returns whether a text is the exact name of a time zone in the IANA database, such as `Europe/Berlin`.
 *
 * Offsets are refused, and so are abbreviations such as `EST`, which has no daylight saving time.
 */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
