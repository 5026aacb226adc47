import type { Invoice, PreflightReport } from '@countinghouse/client';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { customerQuery } from '../../customers/customer-queries';
import '../../i18n/e-invoice-texts';
import { formatNames, type DocumentFormat } from '../e-invoice-formats';
import { Findings } from './findings';

/** What a draft lacks in the format that its customer wants. Customers without one are asked nothing. */
export default function DraftFindings({ invoice }: { invoice: Invoice }) {
  const { id, version, customer_id } = invoice;
  const { data: customer } = useQuery({ ...customerQuery(customer_id), staleTime: 0 });
  const format = customer?.document_format ?? null;
  const { data: report } = useQuery({
    queryKey: keysOf('invoices').part('preflight', id, version, format),
    queryFn: ({ signal }) => api.invoices.preflight(id, {}, { signal }),
    enabled: format !== null,
    // Customers and settings are often completed in another tab.
    staleTime: 0,
  });
  if (format === null || report === undefined) return null;
  return <Report report={report} invoiceId={id} />;
}

interface ReportProps {
  readonly report: PreflightReport;
  readonly invoiceId?: string;
  readonly onField?: (path: string, text: string) => void;
}

/** The report of one format, as an alert. */
export function Report({ report, invoiceId, onField }: ReportProps) {
  const { t } = useTranslation();
  const format = formatNames[report.format as DocumentFormat] ?? report.format;
  const { findings, valid } = report;
  const Icon = valid ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert
      color={valid ? 'teal' : 'yellow'}
      variant="light"
      mb="md"
      role="region"
      aria-label={t('findings.title', { format })}
      data-screen-only
      icon={<Icon size={18} aria-hidden />}
      title={findings.length === 0 ? undefined : t('findings.title', { format })}
    >
      {findings.length === 0 ? (
        <Text size="sm">{t('findings.complete', { format })}</Text>
      ) : (
        <Findings findings={findings} invoiceId={invoiceId} onField={onField} />
      )}
    </Alert>
  );
}
