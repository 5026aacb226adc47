import type { MailTest as Tested } from '@countinghouse/client';
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../../components/copy-button';
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

function Result({ tested: { outcome, text, to, sender_domain } }: { tested: Tested }) {
  const { t } = useTranslation();
  const isGood = outcome === 'accepted';
  return (
    <Stack gap="sm">
      <Alert
        variant="light"
        color={isGood ? 'pine' : 'red'}
        icon={isGood ? <IconCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
        title={t(`mailSettings.tested_${outcome}`, { to })}
      >
        {text}
      </Alert>
      {sender_domain !== null && <SenderDomain found={sender_domain} />}
    </Stack>
  );
}

/** The records by which receivers tell whether a mail is genuine, and what to publish where one is missing. */
function SenderDomain({ found: { domain, records } }: { found: NonNullable<Tested['sender_domain']> }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('mailSettings.domain', { domain })}>
      <Text size="sm" fw={600}>
        {t('mailSettings.domain', { domain })}
      </Text>
      <Stack component="ul" gap="xs" p={0} m={0} mt="xs" style={{ listStyle: 'none' }}>
        {records.map((record) => (
          <DomainRecord key={record.kind} record={record} />
        ))}
      </Stack>
    </section>
  );
}

type FoundRecord = NonNullable<Tested['sender_domain']>['records'][number];

function DomainRecord({ record: { kind, name, state, value, publish } }: { record: FoundRecord }) {
  const { t } = useTranslation();
  return (
    <li>
      <Text size="sm">
        {t('common.labelled', { label: kind.toUpperCase(), value: t(`mailSettings.domain_${state}`) })}
      </Text>
      {value !== null && (
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {value}
        </Code>
      )}
      {kind === 'dkim' && state === 'missing' && (
        <Text size="xs" c="dimmed">
          {t('mailSettings.domainDkim')}
        </Text>
      )}
      {publish !== null && (
        <>
          <Text size="xs" c="dimmed">
            {t('mailSettings.domainPublish', { name })}
          </Text>
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {publish}
            </Code>
            <CopyButton text={publish} label={t('mailSettings.domainRecord')} />
          </Group>
        </>
      )}
    </li>
  );
}
