import type { CreatedApiKey } from '@countinghouse/client';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../../../components/copyable';
import '../../../i18n/test-books-texts';
import { useSession } from '../../../session/use-session';
import classes from './api-keys.module.css';
import { curlCommand } from './curl-command';
import { McpSetup } from './mcp-setup';
import { openReferenceWith } from './open-reference';

/** Shows the secret of a new key once, and a command to try it. */
export function NewSecret({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const isTest = useSession()?.organization.mode === 'test';
  const { name, secret, scopes } = created;
  return (
    <Stack gap="lg">
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />} className={classes.once}>
        {t('apiKeys.secretText')} {isTest && t('testBooks.keyOnly')}
      </Alert>
      <Copyable
        label={t('apiKeys.secretLabel', { name })}
        copyLabel={t('apiKeys.secret')}
        text={secret}
        isFirst
      />
      <Copyable
        label={t('apiKeys.curl')}
        copyLabel={t('apiKeys.curl')}
        text={curlCommand(window.location.origin, secret, scopes)}
      />
      <McpSetup secret={secret} />
      <Group justify="space-between" gap="sm">
        <Button
          variant="default"
          rightSection={<IconExternalLink size={16} aria-label={t('shell.newTab')} />}
          onClick={() => openReferenceWith(secret)}
        >
          {t('apiKeys.tryInReference')}
        </Button>
        <Button onClick={onDone}>{t('apiKeys.done')}</Button>
      </Group>
    </Stack>
  );
}
