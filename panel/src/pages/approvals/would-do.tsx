import type { DryRun } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { amountOf, happeningOf, nameOf, partyOf } from '../../history/event-subject';
import '../../i18n/approval-texts';
import '../../i18n/dashboard-texts';
import { useFormats } from '../../i18n/formats';
import classes from './approvals.module.css';

interface WouldDoProps {
  readonly dryRun: DryRun;
  /** Whether warnings are counted instead of listed. */
  readonly isBrief?: boolean;
}

/** What a request would do, in sentences. */
export function WouldDo({ dryRun, isBrief = false }: WouldDoProps) {
  const { t } = useTranslation();
  const { events, messages, documents, warnings, problem } = dryRun;
  return (
    <ul className={classes.lines}>
      {problem !== null && <li className={classes.bad}>{problem.detail ?? problem.title}</li>}
      {events.map((event) => (
        <li key={`${event.type} ${JSON.stringify(event.data.object['id'])}`}>
          <Happening event={event} />
        </li>
      ))}
      {messages.map(({ to, subject }) => (
        <li key={`${to.join()} ${subject}`}>{t('approvals.mail', { to: to.join(', '), subject })}</li>
      ))}
      {documents
        .filter(({ valid }) => !valid)
        .map(({ format }) => (
          <li key={format} className={classes.bad}>
            {t('approvals.invalidDocument', { format })}
          </li>
        ))}
      {isBrief && warnings.length > 0 && (
        <li className={classes.bad}>{t('approvals.warnings', { count: warnings.length })}</li>
      )}
      {!isBrief &&
        warnings.map((warning) => (
          <li key={warning} className={classes.bad}>
            {warning}
          </li>
        ))}
    </ul>
  );
}

function Happening({ event }: { event: DryRun['events'][number] }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const amount = amountOf(event);
  const about = [nameOf(event), partyOf(event), amount && money(amount.amount, amount.currency)].filter(
    (text) => text !== undefined,
  );
  return (
    <>
      {happeningOf(t, event)} {about.join(' · ')}
    </>
  );
}
