import type { TFunction } from 'i18next';

export type DayPart = 'day' | 'month' | 'year';

/** The numeric date format of a locale. */
export interface DayMarks {
  readonly order: readonly DayPart[];
  readonly separator: string;
}

/** Returns the date format of a locale such as de-CH. */
export function dayMarksOf(locale: string): DayMarks {
  const parts = dayFormat(locale).formatToParts(new Date(0));
  const order = parts.map(({ type }) => type).filter(isPart);
  const separator = parts.find(({ type }) => type === 'literal')?.value ?? '/';
  return { order, separator };
}

/** Returns the format in which a day is typed, such as `dd/mm/yyyy`, in the words of a language. */
export function dayPattern(t: TFunction, locale: string): string {
  const { order, separator } = dayMarksOf(locale);
  return order.map((part) => t(`fields.${part}`)).join(separator);
}

/** Formats days in digits, at midnight UTC. */
export function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function isPart(type: string): type is DayPart {
  return type === 'day' || type === 'month' || type === 'year';
}
