import type { CreatedApiKey } from '@countinghouse/client';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button';
import classes from './api-keys.module.css';
import { curlCommand } from './curl-command';
import { openReferenceWith } from './open-reference';

/** Shows the secret of a new key once, and a command to try it. */
export function NewSecret({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const { name, secret, scopes } = created;
  return (
    <Stack gap="lg">
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />} className={classes.once}>
        {t('apiKeys.secretText')}
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

interface CopyableProps {
  readonly label: string;
  readonly copyLabel: string;
  readonly text: string;
  readonly isFirst?: boolean;
}

function Copyable({ label, copyLabel, text, isFirst = false }: CopyableProps) {
  const id = useId();
  return (
    <div>
      <Group justify="space-between" align="flex-end" gap="sm" mb={6} wrap="nowrap">
        <Text id={id} size="sm" fw={550}>
          {label}
        </Text>
        <CopyButton text={text} label={copyLabel} size="compact-sm" data-autofocus={isFirst || undefined} />
      </Group>
      <div
        className={classes.secret}
        role="textbox"
        aria-readonly
        aria-labelledby={id}
        tabIndex={0}
        translate="no"
      >
        {text}
      </div>
    </div>
  );
}
