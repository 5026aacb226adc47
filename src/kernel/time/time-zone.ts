const NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** Whether a text is the name of a time zone of the IANA database, such as `Europe/Berlin`; an offset is none. */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
