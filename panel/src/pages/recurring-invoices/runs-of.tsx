import type { RecurringInvoice, RecurringRun } from '@countinghouse/client';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { LoadFault } from '../../components/messages';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import { faultText } from '../../i18n/problem-texts';
import '../../i18n/recurring-texts';
import { runsQuery } from '../../recurring/recurring-queries';
import classes from './runs-of.module.css';

/** What became of each date, the latest first: its invoice, or why there is none. */
export function RunsOf({ record }: { record: RecurringInvoice }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(runsQuery(record.id));
  return (
    <Panel title={t('recurring.runs')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('recurring.noRuns')}
        </Text>
      )}
      <ol className={classes.runs}>
        {data?.data.map((run) => (
          <Run key={run.occurrence} run={run} record={record} />
        ))}
      </ol>
    </Panel>
  );
}

const TONES: Readonly<Record<string, Tone>> = { done: 'good', failed: 'bad', skipped: 'off' };

function Run({ run, record }: { run: RecurringRun; record: RecurringInvoice }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { planned_on, period_start, period_end, state, invoice_id, problem } = run;
  return (
    <li>
      <div className={classes.line}>
        <span>
          {day(planned_on)}
          <span className={classes.more}>
            {t('recurring.periodOf', { from: day(period_start), to: day(period_end) })}
          </span>
        </span>
        <span className={classes.outcome}>
          <StatusBadge tone={TONES[state] ?? 'neutral'}>{t(`recurring.run_${state as 'done'}`)}</StatusBadge>
          {invoice_id !== null && (
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link to="/invoices/$invoiceId" params={{ invoiceId: invoice_id }} {...props} />
              )}
            >
              {t('recurring.itsInvoice')}
            </Anchor>
          )}
        </span>
      </div>
      {problem !== null && <Problem problem={problem} record={record} />}
    </li>
  );
}

/** Why a run made nothing, and where that is mended. */
function Problem({
  problem,
  record,
}: {
  problem: NonNullable<RecurringRun['problem']>;
  record: RecurringInvoice;
}) {
  const { t } = useTranslation();
  const faults = problem.errors ?? [];
  return (
    <div className={classes.problem}>
      {faults.length === 0 && t(`problems.${problem.code as 'not_found'}`, { defaultValue: problem.title })}
      {faults.map((fault) => (
        <div key={`${fault.pointer} ${fault.code}`}>{faultText(t, fault)}</div>
      ))}
      {record.status === 'attention' && record.available_actions.includes('update') && (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/recurring-invoices/$recurringId/edit" params={{ recurringId: record.id }} {...props} />
          )}
        >
          {t('recurring.mend')}
        </Anchor>
      )}
    </div>
  );
}
