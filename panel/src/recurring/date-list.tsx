import type { Occurrence } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import '../i18n/recurring-texts';
import classes from './date-list.module.css';
import { useDayNames } from './use-rule-words';
import { WEEKDAYS } from './recurring-values';

/** Dates to come with what they invoice. */
export function DateList({ dates }: { dates: readonly Occurrence[] }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { weekdayName } = useDayNames();
  return (
    <ol className={classes.list}>
      {dates.map((one) => (
        <li key={one.occurrence}>
          <span>
            {weekdayName(weekdayOf(one.planned_on))}, {day(one.planned_on)}
            <span className={classes.more}>
              {t('recurring.periodOf', { from: day(one.period_start), to: day(one.period_end) })}
              <DayOff of={one} />
            </span>
          </span>
          {one.total !== null && one.currency !== null && (
            <span className={classes.amount}>{money(one.total, one.currency)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Says that a date is a day off. Nothing is moved. */
export function DayOff({ of }: { of: Pick<Occurrence, 'is_weekend' | 'is_bank_holiday'> }) {
  const { t } = useTranslation();
  if (of.is_bank_holiday) return <> · {t('recurring.bankHoliday')}</>;
  return of.is_weekend ? <> · {t('recurring.weekend')}</> : null;
}

function weekdayOf(date: string): string {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}
