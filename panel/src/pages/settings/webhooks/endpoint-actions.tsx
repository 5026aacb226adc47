import type { WebhookEndpoint } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../../actions/action-dialog';
import { ActionMenu } from '../../../actions/action-menu';
import { useActions, type DialogState } from '../../../actions/use-actions';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { DeleteDialog } from '../../../components/delete-dialog';
import { notifyDone } from '../../../components/notify';
import { useMay } from '../../../session/use-session';
import { ReplayDialog } from '../../../webhooks/replay-dialog';
import { EnableDialog } from './enable-dialog';
import { EditEndpointDialog } from './endpoint-dialogs';
import { RotateDialog } from './rotate-dialog';
import { TestDialog } from './test-dialog';

const ACTIONS = ['edit', 'test', 'enable', 'replay', 'rotate', 'disable', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

interface OfEndpoint {
  readonly endpoint: WebhookEndpoint;
}

/** What can be done with an endpoint, with the dialogs. */
export function EndpointActions({ endpoint }: OfEndpoint) {
  const { t } = useTranslation();
  const actions = useActions<Action>();
  if (!useMay('webhooks:write')) return null;
  const isDisabled = endpoint.status === 'disabled';
  const isLeft = endpoint.writer_left_at !== null;
  const reasons: Partial<Record<Action, string>> = isDisabled
    ? { disable: t('webhooks.isDisabled'), replay: t('webhooks.isDisabled') }
    : { enable: t('webhooks.isEnabled') };
  if (isLeft) reasons.enable = reasons.test = t('webhooks.isLeft');
  const offered = ACTIONS.map((action) => ({
    action,
    label: action === 'edit' && isLeft ? t('webhooks.takeOver') : t(`webhooks.action_${action}`),
    reason: reasons[action],
    isDangerous: action === 'delete' || action === 'disable',
  }));
  return (
    <>
      <ActionMenu offered={offered} next={isLeft ? ['edit'] : ['enable', 'test']} onAction={actions.begin} />
      {actions.wasOpen('edit') && <EditEndpointDialog endpoint={endpoint} {...actions.of('edit')} />}
      {actions.wasOpen('test') && <TestDialog endpoint={endpoint} {...actions.of('test')} />}
      {actions.wasOpen('enable') && <EnableDialog endpoint={endpoint} {...actions.of('enable')} />}
      {actions.wasOpen('replay') && <ReplayDialog endpointId={endpoint.id} {...actions.of('replay')} />}
      {actions.wasOpen('rotate') && <RotateDialog endpoint={endpoint} {...actions.of('rotate')} />}
      <DisableEndpoint endpoint={endpoint} {...actions.of('disable')} />
      <DeleteEndpoint endpoint={endpoint} {...actions.of('delete')} />
    </>
  );
}

function DisableEndpoint({ endpoint, ...opened }: DialogState & OfEndpoint) {
  const { t } = useTranslation();
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="webhook-endpoints"
      record={endpoint}
      title={t('webhooks.disableTitle')}
      confirm={t('webhooks.action_disable')}
      run={(options) => api.webhookEndpoints.disable(endpoint.id, options)}
      done={() => t('webhooks.disabled')}
    >
      <Text size="sm">{t('webhooks.disableText')}</Text>
    </ActionDialog>
  );
}

function DeleteEndpoint({ endpoint, isOpen, onClose }: DialogState & OfEndpoint) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { id, version, url } = endpoint;
  return (
    <DeleteDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('webhooks.deleteTitle')}
      text={t('webhooks.deleteText', { url })}
      remove={() => api.webhookEndpoints.delete(id, { ifVersion: version })}
      onRemoved={() => {
        notifyDone(t('webhooks.deleted'));
        queryClient.removeQueries({ queryKey: keysOf('webhook-endpoints').one(id) });
        void queryClient.invalidateQueries({ queryKey: keysOf('webhook-endpoints').lists });
        void queryClient.invalidateQueries({ queryKey: keysOf('webhook-endpoints').part('all') });
        void navigate({ to: '/settings/webhooks' });
      }}
    />
  );
}
