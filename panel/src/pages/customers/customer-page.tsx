import type { Customer } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Panels } from '../../components/facts';
import { lazyPart } from '../../components/lazy-part';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { StatusBadge } from '../../components/status-badge';
import { customerQuery } from '../../customers/customer-queries';
import { History } from '../../history/history';
import { useMay } from '../../session/use-session';
import { CustomerActions } from './customer-actions';
import { CustomerBalance } from './customer-balance';
import { BillingFacts, ContactFacts, CustomerFacts } from './customer-facts';
import { CustomerInvoices } from './customer-invoices';
import '../../i18n/customer-texts';

// It comes by itself, because most who open the page want something else.
const StatementOf = lazyPart(() => import('../../customers/statement/statement-of'));
const LikeCustomers = lazyPart(() => import('../../customers/merging/like-customers'));
const MergedNotice = lazyPart(() => import('../../customers/merging/merged-notice'));

const route = getRouteApi('/signed-in/customers/$customerId');

/** The page of a customer: balance, data and invoices. */
export function CustomerPage() {
  const { customerId } = route.useParams();
  return (
    <RecordLoader query={useQuery(customerQuery(customerId))}>
      {(one) => <Page customer={one} />}
    </RecordLoader>
  );
}

function Page({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const mayReport = useMay('reports:read');
  return (
    <>
      <PageHeader
        title={customer.name}
        badge={customer.archived_at !== null && <StatusBadge tone="off">{t('common.archived')}</StatusBadge>}
        back={{ to: '/customers', label: t('customers.title') }}
        actions={
          <>
            <Neighbours list="/customers" id={customer.id} />
            <CustomerActions customer={customer} />
          </>
        }
      />
      {customer.merged_into === null ? (
        <CustomerBalance customer={customer} />
      ) : (
        <Suspense fallback={null}>
          <MergedNotice into={customer.merged_into} />
        </Suspense>
      )}
      <Panels>
        {customer.archived_at === null && (
          <Suspense fallback={null}>
            <LikeCustomers customer={customer} />
          </Suspense>
        )}
        <CustomerFacts customer={customer} />
        <BillingFacts customer={customer} />
        <ContactFacts customer={customer} />
        <MetadataFacts metadata={customer.metadata} />
        <History of={customer} />
      </Panels>
      {customer.merged_into === null && (
        <>
          <CustomerInvoices customer={customer} />
          {mayReport && (
            <Suspense fallback={null}>
              <StatementOf customer={customer} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
