import type { Payment } from '@countinghouse/client';
import { Text, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';

const AllocateDialog = lazy(() => import('../../actions/allocate-dialog'));

const ACTIONS = ['allocate', 'reverse'] as const;

/** The maximum of the service. */
const REASON_LENGTH_MAX = 255;

/** The actions on a payment, with their dialogs. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const actions = useActions<(typeof ACTIONS)[number]>();
  if (!useMay('payments:write')) return null;
  const { available_actions, status } = payment;
  const offered = ACTIONS.map((action) => {
    const reason = status === 'reversed' ? t('payments.isReversed') : t('payments.nothingLeft');
    return {
      action,
      label: t(`payments.action_${action}`),
      reason: available_actions.includes(action) ? undefined : reason,
      isDangerous: action === 'reverse',
    };
  });
  return (
    <>
      <ActionMenu offered={offered} next={['allocate']} onAction={actions.begin} />
      <ReversePayment payment={payment} {...actions.of('reverse')} />
      <Suspense>
        {actions.wasOpen('allocate') && (
          <AllocateDialog
            kind="payments"
            source={payment}
            run={(body, options) => api.payments.allocate(payment.id, body, options)}
            {...actions.of('allocate')}
          />
        )}
      </Suspense>
    </>
  );
}

function ReversePayment({ payment, ...opened }: DialogState & { payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [reason, setReason] = useState('');
  const amount = money(payment.amount, payment.currency);
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="payments"
      record={payment}
      values={reason}
      title={t('payments.reverseTitle', { amount })}
      confirm={t('payments.reverseConfirm')}
      run={(options) => {
        const said = reason.trim();
        return api.payments.reverse(payment.id, said === '' ? {} : { reason: said }, options);
      }}
      done={() => t('payments.reversedDone', { amount })}
    >
      <Text size="sm">{t('payments.reverseText')}</Text>
      <Textarea
        label={t('creditNotes.reason')}
        description={t('payments.reasonHint')}
        autosize
        minRows={2}
        maxLength={REASON_LENGTH_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
