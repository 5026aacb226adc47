const NAME = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]*)+)$/;

/**
 * Whether a text is the name of a time zone of the IANA database as that writes it, such as `Europe/Berlin`.
 *
 * An offset is none, nor is an abbreviation such as `EST`, which has no daylight saving time.
 */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
