import type { CreateDataExport } from '@countinghouse/client';
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { notifyDone, useNotifyProblem } from '../../../components/notify';

type Form = 'ndjson' | 'comma' | 'semicolon';

const FORMS: Readonly<Record<Form, CreateDataExport>> = {
  ndjson: { format: 'ndjson' },
  comma: { format: 'csv', delimiter: ',', decimal_sign: '.' },
  semicolon: { format: 'csv', delimiter: ';', decimal_sign: ',' },
};

/** Orders an export. */
export function ExportOrder() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<Form>('ndjson');
  const [withFiles, setWithFiles] = useState(true);
  const order = useMutation({
    mutationFn: () => api.exports.create({ ...FORMS[form], with_files: withFiles }),
    onSuccess: () => notifyDone(t('exports.ordered')),
    onError: useNotifyProblem(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysOf('exports').all }),
  });
  const labels: Readonly<Record<Form, string>> = {
    ndjson: t('exports.ndjson'),
    comma: t('exports.csvComma'),
    semicolon: t('exports.csvSemicolon'),
  };
  return (
    <Panel title={t('exports.new')}>
      <Stack gap="md">
        <NativeSelect
          label={t('exports.format')}
          value={form}
          onChange={({ currentTarget }) => setForm(currentTarget.value as Form)}
          data={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        />
        <Checkbox
          label={t('exports.withFiles')}
          checked={withFiles}
          onChange={({ currentTarget }) => setWithFiles(currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          {t('exports.personal')}
        </Text>
        <Group>
          <Button loading={order.isPending} onClick={() => order.mutate()}>
            {t('exports.make')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
