import type { Approval, DryRun } from '@countinghouse/client';
import { Anchor, Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { approvalQuery } from '../../approvals/approval-queries';
import { Fact, Facts, Panel, Panels } from '../../components/facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { addressOfRecord } from '../../history/event-subject';
import { History } from '../../history/history';
import '../../i18n/approval-texts';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import { ApprovalState, PersonName } from './approval-columns';
import classes from './approvals.module.css';
import { DecideButtons } from './decide-bar';
import { WouldDo } from './would-do';

const route = getRouteApi('/signed-in/approvals/$approvalId');

/** The page of a request that waits for a person: what it would do, and what became of it. */
export function ApprovalPage() {
  const { approvalId } = route.useParams();
  return (
    <RecordLoader query={useQuery(approvalQuery(approvalId))}>
      {(approval) => <Page approval={approval} />}
    </RecordLoader>
  );
}

interface About {
  readonly approval: Approval;
}

function Page({ approval }: About) {
  const { t } = useTranslation();
  const mayDecide = useMay('approvals:decide');
  const { id, operation, state, stale_because } = approval;
  return (
    <>
      <PageHeader
        title={operation}
        badge={<ApprovalState state={state} />}
        back={{ to: '/approvals', label: t('approvals.title') }}
        actions={
          <>
            <Neighbours list="/approvals" id={id} />
            {mayDecide && (
              // The dialog stays when somebody else decides meanwhile, and says so.
              <DecideButtons key={id} approvals={[approval]} size="sm">
                {(buttons) => state === 'pending' && buttons}
              </DecideButtons>
            )}
          </>
        }
      />
      <Panels>
        {stale_because !== null && <Stale because={stale_because} />}
        <Dry approval={approval} />
        <ApprovalFactsPanel approval={approval} />
        <Sent approval={approval} />
        <History of={approval} />
      </Panels>
    </>
  );
}

/** What it would do; of one that is out of date, what was shown beside what it would have done by then. */
function Dry({ approval: { dry_run, dry_run_now } }: About) {
  const { t } = useTranslation();
  if (dry_run === null || dry_run_now === null) {
    return (
      <Panel title={t('approvals.wouldDo')}>
        {dry_run === null ? <Forgotten /> : <Tried dryRun={dry_run} />}
      </Panel>
    );
  }
  return (
    <>
      <Panel title={t('approvals.wouldHaveDone')}>
        <Tried dryRun={dry_run} />
      </Panel>
      <Panel title={t('approvals.wouldDoNow')}>
        <Tried dryRun={dry_run_now} />
      </Panel>
    </>
  );
}

function Forgotten() {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed">
      {t('approvals.forgotten')}
    </Text>
  );
}

/** Why nothing was done though somebody approved it. */
function Stale({ because }: { because: NonNullable<Approval['stale_because']> }) {
  const { t } = useTranslation();
  const { reason, fields, problem } = because;
  return (
    <Panel title={t('approvals.staleTitle')}>
      <Text size="sm">{t(`approvals.stale_${reason as 'changed'}`)}</Text>
      {fields.length > 0 && (
        <Text size="sm" mt="xs">
          {t('common.labelled', { label: t('approvals.changedFields'), value: fields.join(', ') })}
        </Text>
      )}
      {problem !== null && <Code>{problem}</Code>}
    </Panel>
  );
}

function Tried({ dryRun }: { dryRun: DryRun }) {
  const changes = dryRun.changes.flatMap(({ object, object_id, before, after }) =>
    Object.keys(after).map((field) => ({
      key: `${object} ${object_id ?? ''} ${field}`,
      name: `${object}.${field}`,
      before: shown(before[field]),
      after: shown(after[field]),
    })),
  );
  return (
    <>
      <WouldDo dryRun={dryRun} />
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map(({ key, name, before, after }) => (
            <li key={key}>
              <Code>{name}</Code> {before} → {after}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const SHOWN_MAX = 120;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '—');
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

function ApprovalFactsPanel({ approval }: About) {
  const { t } = useTranslation();
  const { instant } = useFormats();
  const { id, target_id, reason, asked_by, created_at, expires_at } = approval;
  const { decided_by, rejection_reason, ended_at, result } = approval;
  return (
    <Facts title={t('approvals.facts')}>
      <Fact name={t('approvals.about')}>{target_id !== null && <RecordName id={target_id} />}</Fact>
      <Fact name={t('approvals.askedBy')}>
        <PersonName id={asked_by} />
      </Fact>
      <Fact name={t('approvals.askedAt')}>{instant(created_at)}</Fact>
      <Fact name={t('approvals.why')}>{t(`approvals.reason_${reason as 'amount'}`)}</Fact>
      <Fact name={t('approvals.until')}>{ended_at === null && instant(expires_at)}</Fact>
      <Fact name={t('approvals.endedAt')}>{ended_at !== null && instant(ended_at)}</Fact>
      <Fact name={t('approvals.decidedBy')}>{decided_by !== null && <PersonName id={decided_by} />}</Fact>
      <Fact name={t('approvals.reason')}>{rejection_reason}</Fact>
      <Fact name={t('approvals.result')}>{result?.id && <RecordName id={result.id} />}</Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}

/** The identifier of a record, as a link if the panel has a page for it. */
function RecordName({ id }: { id: string }) {
  const address = addressOfRecord(id);
  if (address === undefined) return <Code>{id}</Code>;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...address} {...props} />}>
      {id}
    </Anchor>
  );
}

/** What was sent, as it was sent. */
function Sent({ approval: { request } }: About) {
  const { t } = useTranslation();
  if (request === null || request.body === null) return null;
  return (
    <Panel title={t('approvals.sent')}>
      <Code block className={classes.body}>
        {JSON.stringify(request.body, null, 2)}
      </Code>
    </Panel>
  );
}
