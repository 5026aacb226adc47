import type { Conventions } from './conventions.js';

/** A date such as `2026-11-22` as a locale writes it. A text that is no date stays. */
export function dateText(date: string, { date: form }: Conventions, months: readonly string[]): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (day === '') return date;
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    MON: months[Number(month) - 1] ?? month,
    MM: month,
    DD: day,
    D: String(Number(day)),
  };
  return form.replace(/YYYY|MON|MM|DD|D/g, (part) => parts[part] ?? part);
}
