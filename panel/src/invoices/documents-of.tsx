import type { DocumentFile, Invoice, PreflightReport } from '@countinghouse/client';
import { Button, Group, List, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { Panel } from '../components/facts';
import { LoadFault } from '../components/messages';
import { useNotifyProblem } from '../components/notify';
import { saveFile } from '../components/save-file';

/** Names that are the same in every language. */
const NAMES = {
  pdf: 'PDF',
  factur_x: 'Factur-X / ZUGFeRD',
  ubl: 'UBL',
  cii: 'CII',
  xrechnung_ubl: 'XRechnung (UBL)',
  xrechnung_cii: 'XRechnung (CII)',
  peppol: 'Peppol',
} as const;

type Format = keyof typeof NAMES;

function documentsQuery({ id, version }: Invoice) {
  return queryOptions({
    queryKey: ['invoices', 'documents', id, version],
    queryFn: ({ signal }) => api.documents.list(id, { signal }),
  });
}

/** The files that an invoice can be had as, and what those lack that are not valid. */
export default function DocumentsOf({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(documentsQuery(invoice));
  return (
    <Panel title={t('documents.files')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data?.data.map((file) => (
        <File key={file.format} invoice={invoice} file={file} onSaved={() => void refetch()} />
      ))}
    </Panel>
  );
}

interface FileProps {
  readonly invoice: Invoice;
  readonly file: DocumentFile;
  readonly onSaved: () => void;
}

function File({ invoice: { id }, file: { format: given, filename, state }, onSaved }: FileProps) {
  const { t } = useTranslation();
  const format = given as Format;
  const name = NAMES[format] ?? format;
  const onError = useNotifyProblem();
  const save = useMutation({
    mutationFn: () => api.documents.get(id, format),
    onSuccess: (content) => {
      saveFile(content, filename);
      onSaved();
    },
    onError,
  });
  const check = useMutation({
    mutationFn: () => api.invoices.preflight(id, { format }),
    onError,
  });
  const isMissing = state === 'not_valid' || state === 'not_issued';
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" mb="xs">
        <Text size="sm">
          {name}{' '}
          <Text span size="xs" c="dimmed">
            {t(`documents.state_${state}`)}
          </Text>
        </Text>
        {isMissing ? (
          <Button size="compact-sm" variant="subtle" loading={check.isPending} onClick={() => check.mutate()}>
            {t('documents.check')}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('documents.download', { name })}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            <IconDownload size={16} aria-hidden />
          </Button>
        )}
      </Group>
      {check.data !== undefined && <Findings report={check.data} />}
    </div>
  );
}

function Findings({ report: { findings } }: { report: PreflightReport }) {
  const { t } = useTranslation();
  return (
    <List size="xs" mb="sm" role="status">
      {findings.length === 0 && <List.Item>{t('documents.complete')}</List.Item>}
      {findings.map(({ rule, where, pointer, message }) => (
        <List.Item key={`${rule} ${where} ${pointer}`}>{message}</List.Item>
      ))}
    </List>
  );
}
