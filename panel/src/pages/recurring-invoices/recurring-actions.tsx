import type { RecurringInvoice } from '@countinghouse/client';
import { Button, Select, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { DeleteDialog } from '../../components/delete-dialog';
import { notifyDone } from '../../components/notify';
import '../../i18n/recurring-texts';
import { useMay } from '../../session/use-session';

const ACTIONS = ['retry', 'run_now', 'skip', 'pause', 'resume', 'end', 'delete'] as const;

type Action = (typeof ACTIONS)[number];

interface About {
  readonly record: RecurringInvoice;
}

type Asked = About & DialogState;

/** The actions on a recurring invoice, with their dialogs. */
export function RecurringActions({ record }: About) {
  const { t } = useTranslation();
  const actions = useActions<Action>();
  if (!useMay('invoices:write')) return null;
  const { available_actions, id } = record;
  const offered = ACTIONS.map((action) => ({
    action,
    label: t(`recurring.do_${action}`),
    reason: available_actions.includes(action) ? undefined : t(`recurring.cannot_${action}`),
    isDangerous: action === 'delete' || action === 'end',
  }));
  const of = (action: Action): Asked => ({ record, ...actions.of(action) });
  return (
    <>
      <ActionMenu offered={offered} next={['retry', 'resume', 'run_now']} onAction={actions.begin}>
        {available_actions.includes('duplicate') && (
          <Button
            variant="default"
            aria-keyshortcuts="d"
            renderRoot={(props) => <Link to="/recurring-invoices/new" search={{ copy_of: id }} {...props} />}
          >
            {t('recurring.duplicate')}
          </Button>
        )}
        {available_actions.includes('update') && (
          <Button
            variant="default"
            aria-keyshortcuts="e"
            renderRoot={(props) => (
              <Link to="/recurring-invoices/$recurringId/edit" params={{ recurringId: id }} {...props} />
            )}
          >
            {t('common.edit')}
          </Button>
        )}
      </ActionMenu>
      {(['retry', 'run_now', 'skip', 'pause', 'end'] as const).map((action) => (
        <PlainAction key={action} action={action} {...of(action)} />
      ))}
      {actions.wasOpen('resume') && <Resume {...of('resume')} />}
      <DeleteRecurring {...of('delete')} />
    </>
  );
}

/** An action that needs no more than a yes. */
function PlainAction({
  action,
  record,
  ...opened
}: Asked & { readonly action: 'retry' | 'run_now' | 'skip' | 'pause' | 'end' }) {
  const { t } = useTranslation();
  const { id, name } = record;
  const calls = {
    retry: api.recurringInvoices.retry.bind(api.recurringInvoices),
    run_now: api.recurringInvoices.runNow.bind(api.recurringInvoices),
    skip: api.recurringInvoices.skip.bind(api.recurringInvoices),
    pause: api.recurringInvoices.pause.bind(api.recurringInvoices),
    end: api.recurringInvoices.end.bind(api.recurringInvoices),
  };
  return (
    <ActionDialog
      {...opened}
      isDangerous={action === 'end'}
      kind="recurring-invoices"
      record={record}
      title={t(`recurring.ask_${action}`, { name })}
      confirm={t(`recurring.do_${action}`)}
      run={async (options) => {
        await calls[action](id, options);
        return api.recurringInvoices.get(id);
      }}
      done={() => t(`recurring.done_${action}`, { name })}
    >
      <Text size="sm">{t(`recurring.text_${action}`)}</Text>
    </ActionDialog>
  );
}

function Resume({ record, ...opened }: Asked) {
  const { t } = useTranslation();
  const { id, name } = record;
  const [catchUp, setCatchUp] = useFresh<string>(opened.isOpen, record.catch_up);
  return (
    <ActionDialog
      {...opened}
      kind="recurring-invoices"
      record={record}
      values={catchUp}
      title={t('recurring.ask_resume', { name })}
      confirm={t('recurring.do_resume')}
      run={(options) => api.recurringInvoices.resume(id, { catch_up: catchUp as 'all' }, options)}
      done={() => t('recurring.done_resume', { name })}
    >
      <Text size="sm">{t('recurring.text_resume')}</Text>
      <Select
        label={t('recurring.catchUp')}
        data={(['all', 'latest', 'none'] as const).map((value) => ({
          value,
          label: t(`recurring.catchUp_${value}`),
        }))}
        allowDeselect={false}
        value={catchUp}
        onChange={(value) => setCatchUp(value ?? 'all')}
      />
    </ActionDialog>
  );
}

function DeleteRecurring({ record: { id, name, version }, ...opened }: Asked) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <DeleteDialog
      {...opened}
      title={t('recurring.ask_delete', { name })}
      text={t('recurring.text_delete')}
      remove={() => api.recurringInvoices.delete(id, { ifVersion: version })}
      onRemoved={() => {
        notifyDone(t('recurring.done_delete', { name }));
        void navigate({ to: '/recurring-invoices' }).then(() => {
          queryClient.removeQueries({ queryKey: keysOf('recurring-invoices').one(id) });
          void queryClient.invalidateQueries({ queryKey: keysOf('recurring-invoices').all });
        });
      }}
    />
  );
}
