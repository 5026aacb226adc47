import type { TestEndpoint, WebhookEndpoint } from '@countinghouse/client';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../../actions/use-actions';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { useNotifyProblem } from '../../../components/notify';
import { eventTypesQuery } from '../../../webhooks/webhook-queries';
import { AttemptResult } from './attempt-result';

/** Sends a test to an endpoint, and shows what came back. */
export function TestDialog({ endpoint, isOpen, onClose }: DialogState & { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const types = useQuery(eventTypesQuery());
  const [type, setType] = useState<'' | NonNullable<TestEndpoint['event_type']>>('');
  const sending = useMutation({
    mutationFn: () =>
      api.webhookEndpoints.test(endpoint.id, type === '' ? {} : { event_type: type }, {
        // A repetition would send another test.
        idempotencyKey: null,
      }),
    onError: notifyProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysOf('webhook-deliveries').all }),
  });
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('webhooks.testTitle')} size="xl">
      <Stack gap="md">
        <Text size="sm">{t('webhooks.testText', { url: endpoint.url })}</Text>
        <NativeSelect
          label={t('webhooks.testType')}
          data-autofocus
          value={type}
          onChange={(event) => setType(event.currentTarget.value as typeof type)}
          data={[
            { value: '', label: t('webhooks.testAny') },
            ...(types.data?.data ?? []).map((one) => ({ value: one.type, label: one.type })),
          ]}
        />
        <div aria-live="polite">
          {sending.data !== undefined && !sending.isPending && <AttemptResult attempt={sending.data} />}
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button loading={sending.isPending} onClick={() => sending.mutate()}>
            {sending.data === undefined ? t('webhooks.testSend') : t('webhooks.testAgain')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
