import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../../api/query-keys';
import { useRecordChanged } from '../../../actions/use-record-changed';
import type { DialogState } from '../../../actions/use-actions';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { EditEndpointForm, NewEndpointForm } from './endpoint-forms';
import { EndpointSecret } from './endpoint-secret';

/** Adds an endpoint, then shows its secret once. After that, only its own button closes the dialog. */
export function NewEndpointDialog({ isOpen, onClose }: DialogState) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<WebhookEndpointWithSecret>();
  const isShown = created !== undefined;
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setCreated(undefined)}
      title={isShown ? t('webhooks.secretTitle') : t('webhooks.create')}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={!isShown}
      withCloseButton={!isShown}
    >
      {isShown ? (
        <EndpointSecret endpoint={created} onDone={onClose} />
      ) : (
        <NewEndpointForm
          onCancel={onClose}
          onCreated={(endpoint) => {
            setCreated(endpoint);
            void queryClient.invalidateQueries({ queryKey: keysOf('webhook-endpoints').all });
          }}
        />
      )}
    </Dialog>
  );
}

/** Changes an endpoint. */
export function EditEndpointDialog({
  endpoint,
  isOpen,
  onClose,
}: DialogState & { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const changed = useRecordChanged('webhook-endpoints');
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      title={t('webhooks.edit')}
      size="xl"
      closeOnClickOutside={false}
    >
      <EditEndpointForm
        endpoint={endpoint}
        onCancel={onClose}
        onSaved={(saved) => {
          changed(saved);
          notifyDone(t('webhooks.saved'));
          onClose();
        }}
      />
    </Dialog>
  );
}
