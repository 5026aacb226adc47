import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../../../components/copyable';
import { SNIPPETS, snippetOf, type SnippetName } from './snippet-texts';

/** A receiver to paste and run, in one of the languages, and a command that sends it a signed message. */
export function Snippets({ secret }: { secret?: string }) {
  const { t } = useTranslation();
  const [name, setName] = useState<SnippetName>('javascript');
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('webhooks.snippetLanguage')}
        data={SNIPPETS.map(({ name: value, label }) => ({ value, label }))}
        value={name}
        onChange={(event) => setName(event.currentTarget.value as SnippetName)}
      />
      <Text size="xs" c="dimmed">
        {name === 'curl' ? t('webhooks.snippetCurlHint') : t('webhooks.snippetHint')}
      </Text>
      <Copyable
        label={name === 'curl' ? t('webhooks.snippetSend') : t('webhooks.snippetVerify')}
        copyLabel={t('webhooks.snippet')}
        text={snippetOf(name, secret)}
      />
    </Stack>
  );
}
