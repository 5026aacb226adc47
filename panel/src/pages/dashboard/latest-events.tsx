import type { Event } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { Instant } from '../../components/instant';
import { addressOf, amountOf, happeningOf, nameOf, partyOf } from '../../history/event-subject';
import { useFormats } from '../../i18n/formats';
import classes from './latest-events.module.css';

/** The latest events in words, each with a link to its object. */
export function LatestEvents({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('dashboard.events')}>
      {events.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('dashboard.noEvents')}
        </Text>
      )}
      <ul className={classes.events}>
        {events.map((event) => (
          <li key={event.id} className={classes.event}>
            <Happening event={event} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Happening({ event }: { event: Event }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const address = addressOf(event);
  const name = nameOf(event);
  const amount = amountOf(event);
  return (
    <>
      <span className={classes.what}>
        {happeningOf(t, event)}{' '}
        {name !== undefined && address !== undefined ? <Link {...address}>{name}</Link> : name}
      </span>
      <span className={classes.about}>
        {partyOf(event) !== undefined && <span>{partyOf(event)}</span>}
        {amount !== undefined && <span>{money(amount.amount, amount.currency)}</span>}
        <span>{t(`dashboard.by_${event.actor.kind}`)}</span>
        <Instant at={event.created_at} isRelative />
      </span>
    </>
  );
}
