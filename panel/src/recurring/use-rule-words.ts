import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages';
import '../i18n/recurring-texts';
import { WEEKDAYS, type Rule, type Weekday } from './recurring-values';

/** From this day on, some month has none. */
const SHORT_FROM = 29;
const LAST_DAY = 31;

/** Monday. */
const A_MONDAY = '2024-01-01T00:00:00Z';

/** Returns what says a rule in words; what it leaves open follows from the day that it begins with. */
export function useRuleWords(): (rule: Rule, from: string) => string {
  const { t } = useTranslation();
  const { weekdayName, monthName, list } = useDayNames();
  const day = (number: number): string => {
    if (number === LAST_DAY) return t('recurring.onLast');
    if (number >= SHORT_FROM) return t('recurring.onLateDay', { day: number });
    return t('recurring.onDay', { day: number });
  };
  const within = (rule: Rule, from: string): string => {
    if (rule.weekday == null) return day(rule.day ?? Number(from.slice(8)));
    const nth = t(`recurring.nth_${(rule.nth ?? 1) as 1}`);
    return t('recurring.onNth', { nth, weekday: weekdayName(rule.weekday) });
  };
  return (rule, from) => {
    const every = t(`recurring.every_${rule.unit as 'day'}`, { count: rule.every });
    if (rule.unit === 'day') return every;
    if (rule.unit === 'week') {
      const start = WEEKDAYS[(new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
      const named = WEEKDAYS.filter((one) => (rule.weekdays ?? [start]).includes(one));
      return `${every} ${t('recurring.onDays', { days: list(named.map(weekdayName)) })}`;
    }
    if (rule.unit === 'month') return `${every} ${within(rule, from)}`;
    const month = monthName(rule.month ?? Number(from.slice(5, 7)));
    return `${every} ${within(rule, from)} ${t('recurring.inMonth', { month })}`;
  };
}

/** The names of days and months in the language of the panel. */
export function useDayNames() {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    weekdayName: (day: string): string => {
      const at = new Date(A_MONDAY);
      at.setUTCDate(at.getUTCDate() + WEEKDAYS.indexOf(day as Weekday));
      return weekdays.format(at);
    },
    monthName: (month: number): string => months.format(new Date(Date.UTC(2024, month - 1, 1))),
    list: (words: readonly string[]): string => lists.format(words),
  };
}
