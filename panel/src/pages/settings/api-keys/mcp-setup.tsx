import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../../../components/copyable';
import { mcpConfigurations } from './mcp-configurations';

/** What a program that calls tools needs to use the service with this key, ready to be copied. */
export function McpSetup({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState('claude_desktop');
  const all = mcpConfigurations(window.location.origin, secret);
  const one = all.find(({ id }) => id === chosen);
  if (one === undefined) return null;
  const { name = t('apiKeys.otherProgram'), file, text } = one;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('apiKeys.connectProgram')}
        description={t('apiKeys.connectProgramHint')}
        data={all.map((each) => ({ value: each.id, label: each.name ?? t('apiKeys.otherProgram') }))}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Copyable label={file ?? name} copyLabel={t('apiKeys.configuration', { name })} text={text} />
      {chosen === 'vs_code' && (
        <Text size="xs" c="dimmed">
          {t('apiKeys.asksForKey')}
        </Text>
      )}
    </Stack>
  );
}
