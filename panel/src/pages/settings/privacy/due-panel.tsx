import type { Retention } from '@countinghouse/client';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/facts';
import { useFormats } from '../../../i18n/formats';

/** On which days something of erased customers is erased by itself. */
export function DuePanel({ retention: { due } }: { retention: Retention }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <Panel title={t('retention.due')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('retention.dueText')}
        </Text>
        {due.length === 0 && <Text size="sm">{t('retention.dueNothing')}</Text>}
        {due.length > 0 && (
          <Stack component="ul" gap="xs" p={0} m={0}>
            {due.map(({ on, customers }) => (
              <Group key={on} component="li" justify="space-between" gap="sm">
                <Text size="sm" fw={550}>
                  {day(on)}
                </Text>
                <Text size="sm">{t('retention.dueOf', { count: customers })}</Text>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
