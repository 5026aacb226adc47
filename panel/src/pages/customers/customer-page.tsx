import type { Customer } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
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
import { useManages, useMay } from '../../session/use-session';
import { CustomerBalance } from './customer-balance';
import { BillingFacts, ContactFacts, CustomerFacts } from './customer-facts';
import { CustomerInvoices } from './customer-invoices';
import { DeleteCustomer } from './delete-customer';
import { DownloadPersonalData } from './download-personal-data';
import { EraseCustomer } from './erase-customer';
import '../../i18n/customer-texts';

// It comes by itself, because most who open the page want something else.
const StatementOf = lazyPart(() => import('../../customers/statement/statement-of'));

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
            <Actions customer={customer} />
          </>
        }
      />
      <CustomerBalance customer={customer} />
      <Panels>
        <CustomerFacts customer={customer} />
        <BillingFacts customer={customer} />
        <ContactFacts customer={customer} />
        <MetadataFacts metadata={customer.metadata} />
        <History of={customer} />
      </Panels>
      <CustomerInvoices customer={customer} />
      {mayReport && (
        <Suspense fallback={null}>
          <StatementOf customer={customer} />
        </Suspense>
      )}
    </>
  );
}

function Actions({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const mayWrite = useMay('customers:write');
  const mayInvoice = useMay('invoices:write');
  const manages = useManages();
  // Who is archived may still ask for a copy, and may have to be erased.
  if (customer.archived_at !== null) return manages && <PersonalData customer={customer} />;
  const newInvoice = mayInvoice && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/invoices/new" search={{ customer_id: customer.id }} {...props} />}
    >
      {t('invoices.create')}
    </Button>
  );
  if (!mayWrite) return newInvoice;
  return (
    <>
      <DeleteCustomer customer={customer} />
      {manages && <PersonalData customer={customer} />}
      <Button
        variant="default"
        leftSection={<IconEdit size={16} aria-hidden />}
        aria-keyshortcuts="e"
        renderRoot={(props) => (
          <Link to="/customers/$customerId/edit" params={{ customerId: customer.id }} {...props} />
        )}
      >
        {t('common.edit')}
      </Button>
      {newInvoice}
    </>
  );
}

function PersonalData({ customer }: { customer: Customer }) {
  return (
    <>
      <DownloadPersonalData customer={customer} />
      <EraseCustomer customer={customer} />
    </>
  );
}
