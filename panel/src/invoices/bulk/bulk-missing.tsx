import type { Customer, InvoiceSummary } from '@countinghouse/client';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../../customers/customer-queries';
import { sellerQuery } from '../issue/issue-queries';
import { missingDetails } from '../issue/requirements';
import '../../i18n/invoice-texts';

/** The legally required data that the drafts lack: once for the organization, and by name for each customer. */
export function BulkMissing({ drafts }: { drafts: readonly InvoiceSummary[] }) {
  const { t } = useTranslation();
  const organization = useQuery(sellerQuery).data;
  const ids = [...new Set(drafts.map(({ customer_id }) => customer_id))];
  const customers = useQueries({ queries: ids.map((id) => customerQuery(id)) });
  if (organization === undefined) return null;
  const lacks = new Map<string, string[]>();
  for (const customer of customers.map(({ data }) => data).filter((one) => one !== undefined)) {
    const categories = categoriesOf(drafts, customer);
    for (const { detail } of missingDetails({ organization, customer, categories, kind: 'invoice' })) {
      lacks.set(detail, [...(lacks.get(detail) ?? []), customer.name]);
    }
  }
  if (lacks.size === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('issue.missingTitle')}
    >
      <List size="sm" spacing={4}>
        {[...lacks].map(([detail, names]) => (
          <List.Item key={detail}>
            {t(`issue.missing_${detail as 'seller_address'}`)}
            {detail.startsWith('buyer') && (
              <Text span size="xs">
                {` (${names.join(', ')})`}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function categoriesOf(drafts: readonly InvoiceSummary[], { id }: Customer): string[] {
  return drafts
    .filter(({ customer_id }) => customer_id === id)
    .flatMap(({ tax_breakdown }) => tax_breakdown.map(({ category }) => category));
}
