import type { DataExport } from '@countinghouse/client';
import { Badge, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { DeleteDialog } from '../../../components/delete-dialog';
import { Panel } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { useNotifyProblem } from '../../../components/notify';
import { saveFile } from '../../../components/save-file';
import { useFileSize } from '../../../files/use-file-size';
import { useFormats } from '../../../i18n/formats';

/** Exports that were ordered, the newest first. */
export function PastExports({ exports }: { exports: readonly DataExport[] }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [doomed, setDoomed] = useState<DataExport>();
  return (
    <Panel title={t('exports.past')}>
      {exports.length === 0 && <Text size="sm">{t('exports.none')}</Text>}
      <Stack component="ul" gap="md" p={0} m={0}>
        {exports.map((one) => (
          <PastExport key={one.id} one={one} onDelete={() => setDoomed(one)} />
        ))}
      </Stack>
      <DeleteDialog
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={t('exports.delete')}
        text={t('exports.deleteText')}
        remove={() => api.exports.delete(doomed?.id ?? '')}
        onRemoved={() => {
          setDoomed(undefined);
          void queryClient.invalidateQueries({ queryKey: keysOf('exports').all });
        }}
      />
    </Panel>
  );
}

function PastExport({ one, onDelete }: { one: DataExport; onDelete: () => void }) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: () => api.exports.content(one.id),
    onSuccess: (content) => saveFile(content, `export-${one.id}.zip`),
    onError: useNotifyProblem(),
  });
  return (
    <Stack component="li" gap={6}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Text size="sm" fw={550}>
            <Instant at={one.created_at} isRelative />
          </Text>
          <StateBadge state={one.state} />
        </Group>
        <Group gap="xs">
          {one.state === 'ready' && (
            <Button size="xs" loading={download.isPending} onClick={() => download.mutate()}>
              {t('exports.download')}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onDelete}>
            {t('common.delete')}
          </Button>
        </Group>
      </Group>
      <ExportFacts one={one} />
    </Stack>
  );
}

function ExportFacts({ one: { state, progress, size, expires_at, failure } }: { one: DataExport }) {
  const { t } = useTranslation();
  const { count, dayOf } = useFormats();
  const fileSize = useFileSize();
  const failures = {
    interrupted: t('exports.failure_interrupted'),
    error: t('exports.failure_error'),
    retention: t('exports.failure_retention'),
    erasure: t('exports.failure_erasure'),
  };
  if (failure !== null) return <Facts>{failures[failure]}</Facts>;
  if (state === 'ready' && size !== null && expires_at !== null)
    return <Facts>{t('exports.until', { size: fileSize(size), day: dayOf(expires_at) })}</Facts>;
  if (state !== 'running' || progress.of === null) return null;
  const text = t('exports.progress', { done: count(progress.done), of: count(progress.of) });
  return (
    <>
      <Progress value={(100 * progress.done) / Math.max(1, progress.of)} aria-label={text} />
      <Facts>{text}</Facts>
    </>
  );
}

function Facts({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  );
}

function StateBadge({ state }: Pick<DataExport, 'state'>) {
  const { t } = useTranslation();
  const states = {
    queued: t('exports.queued'),
    running: t('exports.running'),
    ready: t('exports.ready'),
    failed: t('exports.failed'),
    expired: t('exports.expired'),
  };
  return (
    <Badge variant="light" color={state === 'failed' ? 'red' : 'gray'} tt="none">
      {states[state]}
    </Badge>
  );
}
