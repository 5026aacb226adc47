import type { Invoice } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../components/facts';
import { LoadFault } from '../components/messages';
import { useFormats } from '../i18n/formats';
import '../i18n/invoice-texts';
import classes from './settlements.module.css';
import { creditNotesOfQuery, paymentsOfQuery } from './invoice-queries';

interface About {
  readonly invoice: Invoice;
}

/** The payments allocated to an invoice. */
export function PaymentsOf({ invoice: { id } }: About) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { data, error, refetch } = useQuery(paymentsOfQuery(id));
  return (
    <Panel title={t('invoicePage.payments')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <None text={t('invoicePage.noPayments')} />}
      <ul className={classes.list}>
        {data?.data.map(({ id: key, received_on, method, reference, amount, currency, status }) => (
          <li key={key} data-off={status === 'reversed' || undefined}>
            <span>
              {day(received_on)}
              <span className={classes.more}>
                {[
                  t(`invoicePage.methods.${method}`),
                  reference,
                  status === 'reversed' ? t('invoicePage.reversed') : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.amount}>{money(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The credit notes of an invoice. */
export function CreditNotesOf({ invoice: { id } }: About) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { data, error, refetch } = useQuery(creditNotesOfQuery(id));
  return (
    <Panel title={t('invoicePage.creditNotes')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <None text={t('invoicePage.noCreditNotes')} />}
      <ul className={classes.list}>
        {data?.data.map(({ id: key, number, issue_date, reason, total, currency, status }) => (
          <li key={key} data-off={status === 'void' || undefined}>
            <span>
              {number}
              <span className={classes.more}>
                {[
                  day(issue_date),
                  t(`invoicePage.reasons.${reason}`),
                  status === 'void' ? t('invoices.status_void') : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.amount}>{money(-total, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function None({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}
