import type { DocumentFile, PreflightReport } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { Panel } from '../components/facts';
import { LoadFault } from '../components/messages';
import { useNotifyProblem } from '../components/notify';
import { documentsQuery, useSaveDocument, type FiledDocument } from './document-files';
import { formatNames, type DocumentFormat } from './e-invoice-formats';
import { Findings } from './findings/findings';
import '../i18n/document-texts';

interface DocumentsOfProps extends FiledDocument {
  readonly record: FiledDocument['record'] & { readonly status: string };
}

/** The preflights of each kind. */
const PREFLIGHTS = { invoices: () => api.invoices, 'credit-notes': () => api.creditNotes };

/** The files that a document can be had as, and what those lack that are not valid. */
export default function DocumentsOf(props: DocumentsOfProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(documentsQuery(props));
  return (
    <Panel title={t('documents.files')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data?.data.map((file) => (
        <File key={file.format} {...props} file={file} onSaved={() => void refetch()} />
      ))}
    </Panel>
  );
}

interface FileProps extends DocumentsOfProps {
  readonly file: DocumentFile;
  readonly onSaved: () => void;
}

function File({
  kind,
  record: { id, status },
  file: { format: given, filename, state },
  onSaved,
}: FileProps) {
  const { t } = useTranslation();
  const format = given as DocumentFormat;
  const name = formatNames[format] ?? format;
  const onError = useNotifyProblem();
  const save = useSaveDocument(kind, id);
  const check = useMutation({
    mutationFn: () => PREFLIGHTS[kind]().preflight(id, { format }),
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
          <CheckButton isLoading={check.isPending} onClick={() => check.mutate()} />
        ) : (
          <DownloadButton
            name={name}
            isLoading={save.isPending}
            onClick={() => save.mutate({ format, filename }, { onSuccess: onSaved })}
          />
        )}
      </Group>
      {check.data !== undefined && (
        <Missing report={check.data} invoiceId={status === 'draft' ? id : undefined} />
      )}
    </div>
  );
}

interface CheckButtonProps {
  readonly isLoading: boolean;
  readonly onClick: () => void;
}

function CheckButton({ isLoading, onClick }: CheckButtonProps) {
  const { t } = useTranslation();
  return (
    <Button flex="none" size="compact-sm" variant="subtle" loading={isLoading} onClick={onClick}>
      {t('documents.check')}
    </Button>
  );
}

interface DownloadButtonProps extends CheckButtonProps {
  readonly name: string;
}

function DownloadButton({ name, isLoading, onClick }: DownloadButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('documents.download', { name })}
      loading={isLoading}
      onClick={onClick}
    >
      <IconDownload size={16} aria-hidden />
    </Button>
  );
}

interface MissingProps {
  readonly report: PreflightReport;
  readonly invoiceId: string | undefined;
}

function Missing({ report: { findings }, invoiceId }: MissingProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {findings.length === 0 && <Text size="sm">{t('documents.complete')}</Text>}
      <Findings findings={findings} invoiceId={invoiceId} />
    </div>
  );
}
