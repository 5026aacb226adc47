import type { Bill } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { DeleteDialog } from '../../components/delete-dialog';
import { lazyPart } from '../../components/lazy-part';
import { notifyDone } from '../../components/notify';
import '../../i18n/bill-texts';
import { useMay } from '../../session/use-session';
import { ReasonDialog } from './reason-dialog';
import { RejectButton } from './reject-button';

const EditDialog = lazyPart(() => import('./edit-dialog'));
const OpenDialog = lazyPart(() => import('./open-dialog'));

const ACTIONS = ['open', 'approve', 'update', 'reject', 'dispute', 'void', 'delete'] as const;

type Action = (typeof ACTIONS)[number];

const KEYS: Readonly<Partial<Record<Action, string>>> = { open: 'o', approve: 'a', update: 'e' };

interface About {
  readonly bill: Bill;
}

type Asked = About & DialogState;

/** The actions on a bill, with their dialogs. */
export function BillActions({ bill }: About) {
  const { t } = useTranslation();
  const actions = useActions<Action>();
  const may = { write: useMay('purchases:write'), approve: useMay('purchases:approve') };
  const { available_actions } = bill;
  const offered = ACTIONS.filter((action) => (action === 'approve' ? may.approve : may.write)).map(
    (action) => ({
      action,
      label: t(action === 'open' && bill.status === 'approved' ? 'bills.do_takeBack' : `bills.do_${action}`),
      reason: available_actions.includes(action) ? undefined : t(`bills.cannot_${action}`),
      isDangerous: action === 'void' || action === 'delete' || action === 'reject',
      shortcut: KEYS[action],
    }),
  );
  if (offered.length === 0) return null;
  const of = (action: Action): Asked => ({ bill, ...actions.of(action) });
  const next: readonly Action[] = bill.status === 'approved' ? [] : ['open', 'approve', 'update'];
  return (
    <>
      <ActionMenu offered={offered} next={next} onAction={actions.begin}>
        {may.write && available_actions.includes('reject') && (
          <RejectButton onPress={() => actions.begin('reject')} />
        )}
      </ActionMenu>
      <Approve {...of('approve')} />
      <ReasonDialog action="reject" {...of('reject')} />
      <ReasonDialog action="dispute" {...of('dispute')} />
      <ReasonDialog action="void" {...of('void')} />
      <DeleteBill {...of('delete')} />
      <Suspense>
        {actions.wasOpen('open') && <OpenDialog {...of('open')} />}
        {actions.wasOpen('update') && <EditDialog {...of('update')} />}
      </Suspense>
    </>
  );
}

/** Lets a bill be paid. */
function Approve({ bill, ...opened }: Asked) {
  const { t } = useTranslation();
  const name = bill.supplier_number ?? t('bills.withoutNumber');
  return (
    <ActionDialog
      {...opened}
      kind="bills"
      record={bill}
      title={t('bills.ask_approve', { name })}
      confirm={t('bills.do_approve')}
      run={(options) => api.bills.approve(bill.id, options)}
      done={() => t('bills.done_approve', { name })}
    >
      <Text size="sm">{t('bills.text_approve')}</Text>
    </ActionDialog>
  );
}

function DeleteBill({ bill: { id, version, supplier_number }, ...opened }: Asked) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <DeleteDialog
      {...opened}
      title={t('bills.ask_delete', { name: supplier_number ?? t('bills.withoutNumber') })}
      text={t('bills.text_delete')}
      remove={() => api.bills.delete(id, { ifVersion: version })}
      onRemoved={() => {
        notifyDone(t('bills.done_delete'));
        void navigate({ to: '/bills' }).then(() => {
          queryClient.removeQueries({ queryKey: keysOf('bills').one(id) });
          void queryClient.invalidateQueries({ queryKey: keysOf('bills').all });
        });
      }}
    />
  );
}
