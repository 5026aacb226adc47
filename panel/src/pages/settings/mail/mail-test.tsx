import type { MailTest as Tested } from '@countinghouse/client';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconAlertTriangle, IconCheck, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { useNotifyProblem } from '../../../components/notify';

/** Sends a mail to the person with the settings that are saved, and shows what the server said. */
export function MailTest() {
  const { t } = useTranslation();
  const onError = useNotifyProblem();
  const test = useMutation({ mutationFn: () => api.mailSettings.test(), onError });
  return (
    <Stack gap="xs" my="lg" align="start">
      <Button
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('mailSettings.test')}
      </Button>
      <Text size="xs" c="dimmed">
        {t('mailSettings.testSaved')}
      </Text>
      <div aria-live="polite">{test.data !== undefined && <Result tested={test.data} />}</div>
    </Stack>
  );
}

function Result({ tested: { outcome, text, to } }: { tested: Tested }) {
  const { t } = useTranslation();
  const isGood = outcome === 'accepted';
  return (
    <Alert
      variant="light"
      color={isGood ? 'pine' : 'red'}
      icon={isGood ? <IconCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      title={t(`mailSettings.tested_${outcome}`, { to })}
    >
      {text}
    </Alert>
  );
}
