const NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** Returns whether a text is a time zone name of the IANA database, such as `Europe/Berlin`. Offsets are not names. */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
