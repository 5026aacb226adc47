import type { Customer } from '@countinghouse/client';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFault } from '../../components/messages';
import { useInvoiceColumns } from '../../invoices/invoice-columns';
import { useInvoicePage } from '../../invoices/use-invoice-page';
import { FramedTable } from '../../lists/record-list';
import classes from './customer-invoices.module.css';
import '../../i18n/customer-texts';

const SHOWN_MAX = 10;

/** The newest invoices of a customer, and a link to all of them. */
export function CustomerInvoices({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useInvoicePage({ customer_id: customer.id }, SHOWN_MAX);
  const columns = useInvoiceColumns({ ofOneCustomer: true });
  const records = data?.data ?? [];
  return (
    <section className={classes.section} aria-labelledby="customer-invoices">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="customer-invoices">
          {t('invoices.title')}
        </Title>
        {records.length > 0 && (
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/invoices" search={{ customer_id: customer.id }} {...props} />}
          >
            {t('customers.allInvoices')}
          </Anchor>
        )}
      </Group>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data !== undefined && records.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('customers.noInvoices')}
        </Text>
      )}
      {records.length > 0 && (
        <FramedTable
          caption={t('invoices.title')}
          columns={columns}
          records={records}
          isFaded={({ status }) => status === 'void'}
        />
      )}
    </section>
  );
}
