import type { Invoice } from '@countinghouse/client';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconCoins, IconDownload, IconMail, IconPlus, IconPrinter, type Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { documentsQuery, useSaveDocument } from '../../invoices/document-files';
import { formatNames } from '../../invoices/e-invoice-formats';
import type { InvoiceAction } from '../../invoices/lifecycle/invoice-menu';
import { useMay } from '../../session/use-session';
import '../../i18n/invoice-texts';
import classes from './next-steps.module.css';
import '../../i18n/document-texts';

/** The usual next steps after issuing an invoice. */
export function NextSteps({ invoice }: { invoice: Invoice }) {
  const { number, available_actions } = invoice;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useMay('invoices:write');
  const mayRecord = useMay('payments:write') && available_actions.includes('record_payment');
  const isIssued = useRouterState({ select: ({ location }) => location.state.issued === true });
  if (!isIssued || number === null) return null;
  const begin = (action: InvoiceAction): void =>
    void navigate({ to: '.', replace: true, state: { issued: true, action } });
  return (
    <Paper withBorder className={classes.steps} role="region" aria-label={t('invoicePage.issuedNext')}>
      <Text size="sm">
        <strong>{t('invoicePage.issued', { number })}</strong> {t('invoicePage.issuedNext')}
      </Text>
      <Group gap="xs">
        <DownloadStep invoice={invoice} />
        <Step icon={IconPrinter} label={t('documents.print')} onClick={() => window.print()} />
        {mayWrite && available_actions.includes('send') && (
          <Step icon={IconMail} label={t('invoicePage.send')} onClick={() => begin('send')} />
        )}
        {mayRecord && (
          <Step
            icon={IconCoins}
            label={t('invoicePage.recordPayment')}
            onClick={() => begin('record_payment')}
          />
        )}
        {mayWrite && (
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-keyshortcuts="n"
            renderRoot={(props) => <Link to="/invoices/new" {...props} />}
          >
            {t('invoices.create')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** Saves the printed form, as soon as its name is known. */
function DownloadStep({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { data } = useQuery(documentsQuery({ kind: 'invoices', record: invoice }));
  const save = useSaveDocument('invoices', invoice.id);
  const filename = data?.data.find(({ format }) => format === 'pdf')?.filename;
  if (filename === undefined) return null;
  return (
    <Step
      icon={IconDownload}
      label={t('documents.download', { name: formatNames.pdf })}
      isLoading={save.isPending}
      onClick={() => save.mutate({ format: 'pdf', filename })}
    />
  );
}

interface StepProps {
  readonly icon: Icon;
  readonly label: string;
  readonly isLoading?: boolean;
  readonly onClick: () => void;
}

function Step({ icon: Symbol, label, isLoading = false, onClick }: StepProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Symbol size={16} aria-hidden />}
      loading={isLoading}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
