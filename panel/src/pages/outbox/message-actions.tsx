import type { MessageDetails } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions } from '../../actions/use-actions';
import { api } from '../../api/client';
import { useMay } from '../../session/use-session';

const ACTIONS = ['resend', 'cancel'] as const;

/** What may be done with a message: sending it again is always a decision. */
export function MessageActions({ message }: { message: MessageDetails }) {
  const { t } = useTranslation();
  const actions = useActions<(typeof ACTIONS)[number]>();
  if (!useMay('messages:write')) return null;
  const { available_actions, id } = message;
  const offered = ACTIONS.map((action) => ({
    action,
    label: t(`messages.action_${action}`),
    reason: available_actions.includes(action) ? undefined : t(`messages.cannot_${action}`),
    isDangerous: action === 'cancel',
  }));
  return (
    <>
      <ActionMenu offered={offered} next={['resend', 'cancel']} onAction={actions.begin} />
      <ActionDialog
        {...actions.of('resend')}
        kind="messages"
        record={message}
        title={t('messages.resendTitle')}
        confirm={t('messages.resendConfirm')}
        run={(options) => api.messages.resend(id, undefined, options)}
        done={() => t('messages.resendDone')}
      >
        <Text size="sm">{t('messages.resendText')}</Text>
      </ActionDialog>
      <ActionDialog
        {...actions.of('cancel')}
        isDangerous
        kind="messages"
        record={message}
        title={t('messages.cancelTitle')}
        confirm={t('messages.cancelConfirm')}
        run={(options) => api.messages.cancel(id, options)}
        done={() => t('messages.cancelDone')}
      >
        <Text size="sm">{t('messages.cancelText')}</Text>
      </ActionDialog>
    </>
  );
}
