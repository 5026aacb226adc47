import type { Payment } from '@countinghouse/client';
import { Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Allocations } from '../../components/allocations';
import { CustomerLink } from '../../components/customer-link';
import { Fact, Facts, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import { PaymentActions } from './payment-actions';
import { PaymentRefunds } from './payment-refunds';
import { PaymentStatus } from './payment-columns';
import '../../i18n/document-texts';

const route = getRouteApi('/signed-in/payments/$paymentId');

/** The page of a payment: who paid what, and the invoices that it settles. */
export function PaymentPage() {
  const { paymentId: id } = route.useParams();
  const query = useQuery({
    queryKey: keysOf('payments').one(id),
    queryFn: ({ signal }) => api.payments.get(id, { signal }),
  });
  return <RecordLoader query={query}>{(one) => <Page payment={one} />}</RecordLoader>;
}

function Page({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { allocations, amount, currency, metadata, unapplied_amount } = payment;
  return (
    <>
      <PageHeader
        title={t('payments.one', { amount: money(amount, currency) })}
        badge={<PaymentStatus payment={payment} />}
        back={{ to: '/payments', label: t('payments.title') }}
        actions={
          <>
            <Neighbours list="/payments" id={payment.id} />
            <PaymentActions payment={payment} />
          </>
        }
      />
      <Panels>
        <PaymentFacts payment={payment} />
        <Allocations allocations={allocations} currency={currency} unapplied={unapplied_amount} />
        <PaymentRefunds payment={payment} />
        <MetadataFacts metadata={metadata} />
        <History of={payment} />
      </Panels>
    </>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const {
    id,
    customer_id,
    customer_name,
    received_on,
    method,
    reference,
    note,
    reversed_at,
    reversal_reason,
    receipt_sent_at,
  } = payment;
  return (
    <Facts title={t('payments.basics')}>
      <Fact name={t('invoices.customer')}>
        <CustomerLink id={customer_id} name={customer_name} />
      </Fact>
      <Fact name={t('payments.received')}>{day(received_on)}</Fact>
      <Fact name={t('payments.method')}>{t(`payments.methods.${method}`)}</Fact>
      <Fact name={t('payments.reference')}>{reference}</Fact>
      <Fact name={t('payments.note')}>{note}</Fact>
      <Fact name={t('payments.reversed')}>{reversed_at !== null && <Instant at={reversed_at} />}</Fact>
      <Fact name={t('creditNotes.reason')}>{reversal_reason}</Fact>
      <Fact name={t('payments.receiptSent')}>
        {receipt_sent_at !== null && <Instant at={receipt_sent_at} />}
      </Fact>
      <Fact name={t('common.created')}>
        <Instant at={payment.created_at} />
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}
