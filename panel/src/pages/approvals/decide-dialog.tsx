import type { Approval, ApprovalFacts } from '@countinghouse/client';
import { Alert, Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import actions from '../../actions/action-dialog.module.css';
import { approvalQuery } from '../../approvals/approval-queries';
import { Dialog } from '../../components/dialog';
import { notifyDone, notifyWarning } from '../../components/notify';
import { useTypedHere } from '../../components/typed-here';
import '../../i18n/approval-texts';
import { problemText } from '../../i18n/problem-texts';
import { BulkProgress } from '../../invoices/bulk/bulk-progress';
import classes from './approvals.module.css';
import { PersonName } from './approval-columns';
import { useDecide, type Decision, type Undecided } from './use-decide';
import { WouldDo } from './would-do';

interface DecideDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly decision: Decision;
  readonly approvals: readonly ApprovalFacts[];
}

/** Asks before requests are approved or rejected, with what each of them would do. */
export default function DecideDialog({ isOpen, onClose, decision, approvals }: DecideDialogProps) {
  const { t } = useTranslation();
  const count = approvals.length;
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t(`approvals.${decision}Title`, { count })} size="lg">
      <Question decision={decision} approvals={approvals} onClose={onClose} />
    </Dialog>
  );
}

function Question({ decision, approvals, onClose }: Omit<DecideDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  // The dialog keeps these requests while they are decided on one by one.
  const [asked] = useState(approvals);
  const [typed, setTyped] = useState('');
  useTypedHere(() => typed !== '');
  const reason = typed.trim();
  const tell = useTelling();
  const { begin, isPending, done, all, undecided } = useDecide({
    ...{ approvals: asked, decision, reason },
    onEnd: (decided, failed) => {
      tell(decided);
      if (failed.length === 0) onClose();
    },
  });
  const isApproving = decision === 'approve';
  return (
    <Stack gap="md">
      <Requests approvals={asked} />
      <Text size="sm">{t(`approvals.${decision}Text`)}</Text>
      {!isApproving && (
        <Textarea
          label={t('approvals.reason')}
          description={t('approvals.reasonHint')}
          maxLength={500}
          autosize
          minRows={2}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {isPending && <BulkProgress label={t(`approvals.${decision}`)} done={done} all={all} />}
      <Failures undecided={undecided} />
      <Group justify="flex-end" gap="sm" className={actions.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {undecided.length > 0 ? t('common.close') : t('common.cancel')}
        </Button>
        <Button
          {...(isApproving ? {} : { color: 'red' })}
          loading={isPending}
          onClick={begin}
          aria-keyshortcuts="Control+Enter"
        >
          {undecided.length > 0 ? t('common.tryAgain') : t(`approvals.${decision}`)}
        </Button>
      </Group>
    </Stack>
  );
}

/** Returns what tells how the requests ended, which may be otherwise than was decided. */
function useTelling(): (decided: readonly Approval[]) => void {
  const { t } = useTranslation();
  return (decided) => {
    const of = (state: Approval['state']): number => decided.filter((one) => one.state === state).length;
    if (of('approved') > 0) notifyDone(t('approvals.approvedNotice', { count: of('approved') }));
    if (of('rejected') > 0) notifyDone(t('approvals.rejectedNotice', { count: of('rejected') }));
    if (of('stale') > 0) notifyWarning(t('approvals.staleNotice', { count: of('stale') }));
    if (of('expired') > 0) notifyWarning(t('approvals.expiredNotice', { count: of('expired') }));
  };
}

function Requests({ approvals }: { approvals: readonly ApprovalFacts[] }) {
  const { t } = useTranslation();
  return (
    // A long list scrolls separately, so it must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={classes.asked} tabIndex={0} aria-label={t('approvals.title')}>
      {approvals.map((approval) => (
        <li key={approval.id}>
          <Request approval={approval} />
        </li>
      ))}
    </ul>
  );
}

function Request({ approval: { id, operation, asked_by } }: { approval: ApprovalFacts }) {
  const { data } = useQuery(approvalQuery(id));
  return (
    <>
      <Text size="sm" fw={550}>
        {operation}{' '}
        <Text span inherit c="dimmed" fw={400}>
          · <PersonName id={asked_by} />
        </Text>
      </Text>
      {data?.dry_run && <WouldDo isBrief dryRun={data.dry_run} />}
    </>
  );
}

function Failures({ undecided }: { undecided: readonly Undecided[] }) {
  const { t } = useTranslation();
  if (undecided.length === 0) return null;
  const title = t('approvals.failed', { count: undecided.length });
  return (
    <Alert color="red" variant="light" title={title} role="alert">
      <List size="sm">
        {undecided.map(({ approval: { id, operation }, problem }) => (
          <List.Item key={id}>
            {t('common.labelled', { label: operation, value: problemText(t, problem) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
