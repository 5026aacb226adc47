import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@countinghouse/client';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../../actions/use-actions';
import { useRecordChanged } from '../../../actions/use-record-changed';
import { api } from '../../../api/client';
import { Dialog } from '../../../components/dialog';
import { FormActions } from '../../../forms/form-actions';
import { useSave } from '../../../forms/use-save';
import { EndpointSecret } from './endpoint-secret';

/** For how many hours the secret before may sign, too. */
const HOURS = [24, 72, 168, 1, 0] as const;

interface RotateDialogProps extends DialogState {
  readonly endpoint: WebhookEndpoint;
}

/** Makes another secret and shows it once. After that, only its own button closes the dialog. */
export function RotateDialog({ endpoint, isOpen, onClose }: RotateDialogProps) {
  const { t } = useTranslation();
  const changed = useRecordChanged('webhook-endpoints');
  const [rotated, setRotated] = useState<WebhookEndpointWithSecret>();
  const isShown = rotated !== undefined;
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setRotated(undefined)}
      title={isShown ? t('webhooks.secretTitle') : t('webhooks.rotateTitle')}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={!isShown}
      withCloseButton={!isShown}
    >
      {isShown ? (
        <EndpointSecret endpoint={rotated} onDone={onClose} />
      ) : (
        <RotateForm
          endpoint={endpoint}
          onCancel={onClose}
          onRotated={(saved) => {
            setRotated(saved);
            changed();
          }}
        />
      )}
    </Dialog>
  );
}

interface RotateFormProps {
  readonly endpoint: WebhookEndpoint;
  readonly onRotated: (endpoint: WebhookEndpointWithSecret) => void;
  readonly onCancel: () => void;
}

function RotateForm({ endpoint: { id, version }, onRotated, onCancel }: RotateFormProps) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: { previous_valid_for_hours: String(HOURS[0]) } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: ({ previous_valid_for_hours: hours }, idempotencyKey) => {
      const body = { previous_valid_for_hours: Number(hours) };
      return api.webhookEndpoints.rotateSecret(id, body, { ifVersion: version, idempotencyKey });
    },
    onSaved: onRotated,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mb="md">
        <Text size="sm">{t('webhooks.rotateText')}</Text>
        <NativeSelect
          label={t('webhooks.rotateOverlap')}
          data-autofocus
          data={HOURS.map((hours) => ({
            value: String(hours),
            label: hours === 0 ? t('webhooks.rotateAtOnce') : t('webhooks.rotateHours', { count: hours }),
          }))}
          {...form.getInputProps('previous_valid_for_hours')}
        />
      </Stack>
      <FormActions
        submit={t('webhooks.action_rotate')}
        cancel={onCancel}
        isSaving={isSaving}
        trouble={trouble}
      />
    </form>
  );
}
