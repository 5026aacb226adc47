import type { Event } from '@countinghouse/client';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Instant } from '../components/instant';
import { LoadFault } from '../components/messages';
import { useFormats } from '../i18n/formats';
import { useSession } from '../session/use-session';
import { useReplayFrom } from '../webhooks/use-replay-from';
import classes from './history-list.module.css';
import { historyQuery, type RecordVersion } from './history-query';
import '../i18n/history-texts';

/** The events of a record in words, older ones on demand. */
export default function HistoryList({ of }: { of: RecordVersion }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(of),
  );
  const replay = useReplayFrom();
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={72} radius="sm" />
    ) : (
      <LoadFault error={error} onRetry={() => void refetch()} />
    );
  }
  const events = data.pages.flatMap((page) => page.data);
  return (
    <>
      {events.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('history.none')}
        </Text>
      )}
      <ol className={classes.events}>
        {events.map((event) => (
          <li key={event.id} className={classes.event}>
            <Happening event={event} />
            {replay.button(event)}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          mt="md"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('history.older')}
        </Button>
      )}
      {replay.dialog}
    </>
  );
}

function Happening({ event }: { event: Event }) {
  const { t } = useTranslation();
  const happened = event.type.split('.')[1] as 'created';
  const due = useDue(event);
  const line = useBankLine(event);
  return (
    <>
      <span className={classes.what}>{t(`history.happened_${happened}`, { defaultValue: event.type })}</span>
      <span className={classes.about}>
        {due !== undefined && <span>{due}</span>}
        {line.map((words) => (
          <span key={words}>{words}</span>
        ))}
        <Who actor={event.actor} />
        <Instant at={event.created_at} isRelative />
      </span>
    </>
  );
}

function Who({ actor: { kind, id } }: Pick<Event, 'actor'>) {
  const { t } = useTranslation();
  const me = useSession()?.user.id;
  const isMe = id !== null && id === me;
  return <span>{isMe ? t('history.by_you') : t(`history.by_${kind}`)}</span>;
}

/** Returns the amount due after the event, if the event has changed it. */
function useDue({ data: { object, previous_attributes } }: Event): string | undefined {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { amount_due, currency } = object;
  if (previous_attributes?.['amount_due'] === undefined) return undefined;
  if (typeof amount_due !== 'number' || typeof currency !== 'string') return undefined;
  return t('history.due', { amount: money(amount_due, currency) });
}

/** Returns which bank line a payment was matched with, and how that came to be, if no person looked at the line. */
function useBankLine({ data: { object } }: Event): string[] {
  const { t } = useTranslation();
  const { money, day } = useFormats();
  const { bank_line_id, booked_on, amount, currency, matched_by } = object;
  const by =
    matched_by === 'auto_certain' || matched_by === 'accept_certain'
      ? [t(`history.matched_by_${matched_by}`)]
      : [];
  if (bank_line_id === undefined) return by;
  if (typeof booked_on !== 'string' || typeof amount !== 'number' || typeof currency !== 'string') return by;
  return [t('history.bank_line', { day: day(booked_on), amount: money(amount, currency) }), ...by];
}
