import type { PaymentRun } from '@countinghouse/client';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';
import { DayField } from '../../fields/day-field';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { useMay } from '../../session/use-session';

const ACTIONS = ['release', 'settle', 'cancel'] as const;

type Action = (typeof ACTIONS)[number];

interface About {
  readonly run: PaymentRun;
}

/** The actions on a payment run, with their dialogs, and the download of its file. */
export function RunActions({ run }: About) {
  const { t } = useTranslation();
  const actions = useActions<Action>();
  const may = { write: useMay('purchases:write'), approve: useMay('purchases:approve') };
  const offered = ACTIONS.filter((action) => (action === 'settle' ? may.write : may.approve)).map(
    (action) => ({
      action,
      label: t(`purchases.do_${action}`),
      reason: run.available_actions.includes(action) ? undefined : t(`purchases.cannot_${action}`),
      isDangerous: action === 'cancel',
    }),
  );
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu offered={offered} next={['release', 'settle']} onAction={actions.begin}>
        {may.approve && run.file_sha256 !== null && <DownloadButton run={run} />}
      </ActionMenu>
      <RunDialog action="release" run={run} {...actions.of('release')} />
      <SettleDialog run={run} {...actions.of('settle')} />
      <RunDialog action="cancel" run={run} {...actions.of('cancel')} />
    </>
  );
}

function DownloadButton({ run: { id } }: About) {
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  const loading = useMutation({
    mutationFn: () => api.paymentRuns.pain001(id),
    onSuccess: (content) => saveFile(content, `${id.replace('_', '-')}.xml`),
    onError: notifyProblem,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={loading.isPending}
      onClick={() => loading.mutate()}
    >
      {t('purchases.do_download')}
    </Button>
  );
}

/** Writes the file of a run, or frees its bills. */
function RunDialog({
  run,
  action,
  ...opened
}: About & DialogState & { readonly action: 'release' | 'cancel' }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <ActionDialog
      {...opened}
      isDangerous={action === 'cancel'}
      kind="payment-runs"
      record={run}
      title={t(`purchases.ask_${action}`)}
      confirm={t(`purchases.confirm_${action}`)}
      run={(options) => api.paymentRuns[action](run.id, options)}
      done={() => t(`purchases.done_${action}`)}
    >
      <Text size="sm">
        {action === 'cancel'
          ? t('purchases.text_cancel')
          : t('purchases.text_release', { count: run.transfers, total: money(run.total, run.currency) })}
      </Text>
    </ActionDialog>
  );
}

/** Says that the bank has executed a run. */
function SettleDialog({ run, ...opened }: About & DialogState) {
  const { t } = useTranslation();
  const [paid_on, setDay] = useFresh(opened.isOpen, '');
  const body = paid_on === '' ? {} : { paid_on };
  return (
    <ActionDialog
      {...opened}
      kind="payment-runs"
      record={run}
      values={body}
      title={t('purchases.ask_settle')}
      confirm={t('purchases.confirm_settle')}
      run={(options) => api.paymentRuns.settle(run.id, body, options)}
      done={() => t('purchases.done_settle')}
    >
      <Text size="sm">{t('purchases.text_settle')}</Text>
      <DayField label={t('purchases.paidOn')} value={paid_on} onChange={setDay} />
    </ActionDialog>
  );
}
