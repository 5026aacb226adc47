import type { NumberSeries } from '@countinghouse/client';
import { Button, Code, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { Fact, Facts } from '../../../components/facts';
import { useNotifyProblem } from '../../../components/notify';
import { useFormats } from '../../../i18n/formats';
import { useManages } from '../../../session/use-session';
import { AuditResult } from './audit-result';
import { ChangeRule } from './change-rule';
import { saveFile } from '../../../components/save-file';

/** One series: the next number, the issued documents, and the audit. */
export function SeriesPanel({ series }: { series: NumberSeries }) {
  const { t } = useTranslation();
  const { count, day } = useFormats();
  const { document_type, format, reset, next_number, documents, last_issue_date } = series;
  return (
    <Facts title={t(`numbering.type_${document_type}`)} after={<Actions series={series} />}>
      <Fact name={t('numbering.next')}>
        <Code>{next_number}</Code>
      </Fact>
      <Fact name={t('numbering.format')}>
        <Code>{format}</Code>
      </Fact>
      <Fact name={t('numbering.reset')}>{t(`numbering.reset_${reset}`)}</Fact>
      <Fact name={t('numbering.documents')}>{count(documents)}</Fact>
      <Fact name={t('numbering.lastIssueDate')}>{last_issue_date !== null && day(last_issue_date)}</Fact>
    </Facts>
  );
}

function Actions({ series }: { series: NumberSeries }) {
  const { t } = useTranslation();
  const { id, document_type, documents } = series;
  const manages = useManages();
  const notifyProblem = useNotifyProblem();
  const audit = useMutation({
    mutationFn: () => api.numberSeries.audit(id),
    onError: notifyProblem,
  });
  const save = useMutation({
    mutationFn: () => api.numberSeries.export(id),
    onSuccess: (file) => saveFile(file, `${document_type}-series.ndjson`),
    onError: notifyProblem,
  });
  const isEmpty = documents === 0;
  if (isEmpty && !manages) return null;
  return (
    <>
      <Group gap="xs" mt="md">
        {manages && <ChangeRule series={series} />}
        {!isEmpty && (
          <>
            <Button
              variant="default"
              leftSection={<IconShieldCheck size={16} aria-hidden />}
              loading={audit.isPending}
              onClick={() => audit.mutate()}
            >
              {t('numbering.check')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {t('numbering.export')}
            </Button>
          </>
        )}
      </Group>
      <div aria-live="polite">{audit.data !== undefined && <AuditResult audit={audit.data} />}</div>
    </>
  );
}
