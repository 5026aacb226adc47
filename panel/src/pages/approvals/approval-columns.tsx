import type { ApprovalFacts } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { approvalQuery, namesQuery } from '../../approvals/approval-queries';
import { Instant } from '../../components/instant';
import { StatusBadge, type Tone } from '../../components/status-badge';
import '../../i18n/approval-texts';
import { useFormats } from '../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { useManages } from '../../session/use-session';
import classes from './approvals.module.css';
import { WouldDo } from './would-do';

const TONES: Readonly<Record<ApprovalFacts['state'], Tone>> = {
  pending: 'active',
  approved: 'good',
  rejected: 'off',
  stale: 'bad',
  expired: 'off',
};

/** Returns the columns of the approvals. */
export function useApprovalColumns(): Column<ApprovalFacts>[] {
  const { t } = useTranslation();
  return [
    { id: 'request', header: t('approvals.request'), cell: (one) => <Asked approval={one} /> },
    {
      id: 'asked_by',
      header: t('approvals.askedBy'),
      from: 'md',
      cell: ({ asked_by }) => <PersonName id={asked_by} />,
    },
    {
      id: 'created',
      header: t('approvals.askedAt'),
      from: 'md',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} isRelative />,
    },
    {
      id: 'until',
      header: t('approvals.until'),
      from: 'sm',
      kind: 'date',
      cell: (one) => <Until {...one} />,
    },
    {
      id: 'state',
      header: t('common.status'),
      from: 'sm',
      cell: ({ state }) => <ApprovalState state={state} />,
    },
  ];
}

interface About {
  readonly approval: ApprovalFacts;
}

function Asked({ approval }: About) {
  const { id, operation, state } = approval;
  const { data } = useQuery(approvalQuery(id));
  return (
    <>
      <RecordLink to="/approvals/$approvalId" params={{ approvalId: id }}>
        {operation}
      </RecordLink>
      {data?.dry_run && (
        <div className={classes.would}>
          <WouldDo isBrief dryRun={data.dry_run} />
        </div>
      )}
      <NarrowLine>
        <ApprovalState state={state} />
        <PersonName id={approval.asked_by} />
        <Until {...approval} />
      </NarrowLine>
    </>
  );
}

/** Until when somebody can decide, or when it was decided on. */
function Until({ expires_at, ended_at }: ApprovalFacts) {
  const { instant } = useFormats();
  const at = ended_at ?? expires_at;
  return <time dateTime={at}>{instant(at)}</time>;
}

/** The name of who asked or decided, for those who may see it. */
export function PersonName({ id }: { id: string }) {
  const manages = useManages();
  const names = useQuery({ ...namesQuery, enabled: manages });
  return <>{names.data?.get(id) ?? id}</>;
}

/** What became of a request, as one word. */
export function ApprovalState({ state }: Pick<ApprovalFacts, 'state'>) {
  const { t } = useTranslation();
  return <StatusBadge tone={TONES[state]}>{t(`approvals.state_${state as 'pending'}`)}</StatusBadge>;
}
