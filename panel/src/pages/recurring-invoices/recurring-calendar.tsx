import type { RecurringDate } from '@countinghouse/client';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { RecordLoader } from '../../components/record-loader';
import { useFormats } from '../../i18n/formats';
import '../../i18n/recurring-texts';
import { DayOff } from '../../recurring/date-list';
import { calendarQuery } from '../../recurring/recurring-queries';
import classes from './recurring-calendar.module.css';

/** More dates of a month are counted only. */
const SHOWN_OF_MONTH = 8;

/** The dates of all recurring invoices in the next twelve months, by month. */
export default function RecurringCalendar() {
  const { t } = useTranslation();
  const query = useQuery(calendarQuery);
  return (
    <RecordLoader query={query}>
      {({ data, has_more }) => (
        <>
          {data.length === 0 && <Text c="dimmed">{t('recurring.calendarEmpty')}</Text>}
          <div className={classes.months}>
            {byMonth(data).map(([month, dates]) => (
              <Month key={month} month={month} dates={dates} />
            ))}
          </div>
          {has_more && (
            <Text size="sm" c="dimmed" mt="md">
              {t('recurring.calendarMore')}
            </Text>
          )}
        </>
      )}
    </RecordLoader>
  );
}

function Month({ month, dates }: { month: string; dates: readonly RecurringDate[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const sums = [...sumsOf(dates)].map(([currency, sum]) => formats.money(sum, currency));
  return (
    <Panel
      title={formats.month(month)}
      actions={
        <Text size="xs" c="dimmed" className={classes.sum}>
          {sums.join(' + ')}
        </Text>
      }
    >
      <ol className={classes.dates}>
        {dates.slice(0, SHOWN_OF_MONTH).map((one) => (
          <li key={`${one.recurring_invoice_id} ${one.occurrence}`}>
            <span className={classes.day}>{Number(one.planned_on.slice(8))}</span>
            <span className={classes.name}>
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link
                    to="/recurring-invoices/$recurringId"
                    params={{ recurringId: one.recurring_invoice_id }}
                    {...props}
                  />
                )}
              >
                {one.name}
              </Anchor>
              <span className={classes.off}>
                <DayOff of={one} />
              </span>
            </span>
            {one.total !== null && one.currency !== null && (
              <span className={classes.amount}>{formats.money(one.total, one.currency)}</span>
            )}
          </li>
        ))}
      </ol>
      {dates.length > SHOWN_OF_MONTH && (
        <Text size="xs" c="dimmed" mt={8}>
          {t('recurring.moreDates', { count: dates.length - SHOWN_OF_MONTH })}
        </Text>
      )}
    </Panel>
  );
}

function byMonth(dates: readonly RecurringDate[]): [month: string, dates: RecurringDate[]][] {
  const months = new Map<string, RecurringDate[]>();
  for (const one of dates) {
    const month = one.planned_on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}

/** Sums for a look ahead, in hundredths so that they do not drift; the service adds up what counts. */
function sumsOf(dates: readonly RecurringDate[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { total, currency } of dates) {
    if (total === null || currency === null) continue;
    sums.set(currency, Math.round(((sums.get(currency) ?? 0) + total) * 1_000) / 1_000);
  }
  return sums;
}
