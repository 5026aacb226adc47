import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { RecordLoader } from '../../components/record-loader';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { BillPaymentStatus } from './bill-payment-status';
import { paymentsOfQuery } from './purchase-queries';
import classes from './purchases.module.css';

interface PaymentsOfProps {
  readonly of: Parameters<typeof paymentsOfQuery>[0];
  readonly title: string;
}

/** The latest payments to a supplier, or those of a bill. */
export function PaymentsOf({ of, title }: PaymentsOfProps) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return (
    <Panel title={title}>
      <RecordLoader query={useQuery(paymentsOfQuery(of))}>
        {(payments) =>
          payments.length === 0 ? (
            <Text size="sm">{t('purchases.none')}</Text>
          ) : (
            <ul className={classes.rows}>
              {payments.map((payment) => (
                <li key={payment.id}>
                  <Anchor
                    size="sm"
                    renderRoot={(props) => (
                      <Link to="/bill-payments/$paymentId" params={{ paymentId: payment.id }} {...props} />
                    )}
                  >
                    {money(payment.amount, payment.currency)}
                  </Anchor>
                  <span>{day(payment.paid_on)}</span>
                  <BillPaymentStatus payment={payment} />
                </li>
              ))}
            </ul>
          )
        }
      </RecordLoader>
    </Panel>
  );
}
