import type { Invoice } from '@countinghouse/client';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconCoins, IconMail, IconPlus, IconPrinter, type Icon } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { InvoiceAction } from '../../invoices/lifecycle/invoice-menu';
import { useMay } from '../../session/use-session';
import '../../i18n/invoice-texts';
import classes from './next-steps.module.css';
import '../../i18n/document-texts';

/** The usual next steps after issuing an invoice. */
export function NextSteps({ invoice: { number, available_actions } }: { invoice: Invoice }) {
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

interface StepProps {
  readonly icon: Icon;
  readonly label: string;
  readonly onClick: () => void;
}

function Step({ icon: Symbol, label, onClick }: StepProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Symbol size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
