import { CountinghouseError, type PreviewRecurringInvoice } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { faultsOf } from '../api/faults';
import { keysOf } from '../api/query-keys';
import { Panel } from '../components/facts';
import { faultText, problemText } from '../i18n/problem-texts';
import '../i18n/recurring-texts';
import { DateList } from './date-list';
import classes from './live-dates.module.css';
import { datesBody, type ScheduleValues } from './recurring-values';
import { useRuleWords } from './use-rule-words';

const PAUSE_MS = 250;
const SHOWN = 6;

interface LiveDatesProps {
  readonly schedule: ScheduleValues;
  /** The date that a stored one runs next, from which a changed rule counts. */
  readonly from?: string | undefined;
}

/** The rule in words and its next dates, computed by the service a moment after the last key press. */
export function LiveDates({ schedule, from }: LiveDatesProps) {
  const { t } = useTranslation();
  const wordsOf = useRuleWords();
  const { shown, isOld, problem } = usePreview(schedule, from);
  const [fault] = problem === undefined ? [] : faultsOf(problem);
  return (
    <Panel title={t('recurring.nextDates')}>
      <div role="status" className={classes.dates} aria-busy={isOld}>
        {shown !== undefined && (
          <>
            <Text size="sm" fw={550}>
              {wordsOf(shown.rule, shown.data[0]?.planned_on ?? '')}
            </Text>
            <DateList dates={shown.data.slice(0, SHOWN)} />
            {shown.data.length <= SHOWN && (
              <Text size="xs" c="dimmed">
                {t('recurring.noMore')}
              </Text>
            )}
          </>
        )}
        {problem !== undefined && (
          <Text size="sm" c="var(--mantine-color-error)">
            {fault === undefined ? problemText(t, problem) : faultText(t, fault)}
          </Text>
        )}
      </div>
    </Panel>
  );
}

function usePreview(schedule: ScheduleValues, from: string | undefined) {
  const start_on = from ?? (schedule.start_on === '' ? undefined : schedule.start_on);
  const now = JSON.stringify({ ...datesBody(schedule), start_on });
  const [settled] = useDebouncedValue(now, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: keysOf('recurring-invoices').part('preview', settled),
    queryFn: ({ signal }) => {
      const body = JSON.parse(settled) as PreviewRecurringInvoice;
      return api.recurringInvoices.preview(body, { signal, idempotencyKey: null });
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [last, setLast] = useState(data);
  useEffect(() => {
    if (data !== undefined) setLast(data);
  }, [data]);
  const problem = error instanceof CountinghouseError && settled === now ? error : undefined;
  return {
    shown: problem === undefined ? last : undefined,
    isOld: data === undefined || settled !== now,
    problem,
  };
}
