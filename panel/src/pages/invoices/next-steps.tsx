import type { Invoice } from '@countinghouse/client';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconCoins, IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../session/use-session';
import classes from './next-steps.module.css';

/** The usual next steps after issuing an invoice. */
export function NextSteps({ invoice: { number, available_actions } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useMay('invoices:write');
  const mayRecord = useMay('payments:write') && available_actions.includes('record_payment');
  const isIssued = useRouterState({ select: ({ location }) => location.state.issued === true });
  if (!isIssued || number === null) return null;
  return (
    <Paper withBorder className={classes.steps} role="region" aria-label={t('invoicePage.issuedNext')}>
      <Text size="sm">
        <strong>{t('invoicePage.issued', { number })}</strong> {t('invoicePage.issuedNext')}
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('documents.print')}
        </Button>
        {mayRecord && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCoins size={16} aria-hidden />}
            onClick={() =>
              void navigate({ to: '.', replace: true, state: { issued: true, action: 'record_payment' } })
            }
          >
            {t('invoicePage.recordPayment')}
          </Button>
        )}
        {mayWrite && (
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-keyshortcuts="n"
            renderRoot={(props) => <Link to="/invoices/new" {...props} />}
          >
            {t('invoiceEditor.create')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
