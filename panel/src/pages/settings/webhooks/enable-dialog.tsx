import type { WebhookEndpoint } from '@countinghouse/client';
import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../../actions/action-dialog';
import { useFresh, type DialogState } from '../../../actions/use-actions';
import { api } from '../../../api/client';
import { CountField } from '../../../fields/number-fields';

type Start = 'cursor' | 'now' | 'sequence';

/** Enables an endpoint: from where it stopped, from now, or from a number of the feed. */
export function EnableDialog({ endpoint, ...opened }: DialogState & { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const [from, setFrom] = useFresh<Start>(opened.isOpen, 'cursor');
  const [sequence, setSequence] = useFresh(opened.isOpen, '');
  const body = from === 'sequence' ? { from_sequence: Number(sequence) } : { from };
  return (
    <ActionDialog
      {...opened}
      kind="webhook-endpoints"
      record={endpoint}
      values={body}
      title={t('webhooks.enableTitle')}
      confirm={t('webhooks.action_enable')}
      run={(options) => api.webhookEndpoints.enable(endpoint.id, body, options)}
      done={() => t('webhooks.enabled')}
    >
      <Radio.Group
        label={t('webhooks.enableFrom')}
        value={from}
        onChange={(value) => setFrom(value as Start)}
      >
        <Stack gap="xs" mt={4}>
          {(['cursor', 'now', 'sequence'] as const).map((start) => (
            <Radio
              key={start}
              value={start}
              label={t(`webhooks.from_${start}`)}
              description={t(`webhooks.fromText_${start}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {from === 'sequence' && (
        <CountField label={t('webhooks.fromSequence')} value={sequence} onChange={setSequence} maw={240} />
      )}
    </ActionDialog>
  );
}
