import type { SeriesAudit } from '@countinghouse/client';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/formats';

/** The result of the audit of a series. */
export function AuditResult({ audit }: { audit: SeriesAudit }) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const { intact, documents, first, last } = audit;
  const findings = (['gaps', 'duplicates', 'backdated', 'broken'] as const).filter(
    (kind) => audit[kind].length > 0,
  );
  return (
    <Alert
      mt="md"
      variant="light"
      color={intact ? 'pine' : 'red'}
      icon={intact ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
      title={intact ? t('numbering.intact') : t('numbering.notIntact')}
    >
      <Text size="sm">
        {t('numbering.checked', { count: documents, total: count(documents) })}
        {first !== null && last !== null && ` ${first.number} – ${last.number}`}
      </Text>
      {findings.map((kind) => (
        <Text key={kind} size="sm">
          {t('common.labelled', { label: t(`numbering.found_${kind}`), value: audit[kind].join(', ') })}
        </Text>
      ))}
    </Alert>
  );
}
