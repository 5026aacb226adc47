import type { WebhookEndpointWithSecret } from '@countinghouse/client';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../../../components/copyable';
import { Snippets } from './snippets';

interface EndpointSecretProps {
  readonly endpoint: WebhookEndpointWithSecret;
  readonly onDone: () => void;
}

/** Shows the secret of an endpoint once, and programs that verify messages with it. */
export function EndpointSecret({ endpoint: { secret, url }, onDone }: EndpointSecretProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />}>
        {t('webhooks.secretText')}
      </Alert>
      <Copyable
        label={t('webhooks.secretLabel', { url })}
        copyLabel={t('webhooks.secret')}
        text={secret}
        isFirst
      />
      <Snippets secret={secret} />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('webhooks.done')}</Button>
      </Group>
    </Stack>
  );
}
