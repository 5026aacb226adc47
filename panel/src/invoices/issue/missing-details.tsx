import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../../customers/customer-queries';
import '../../i18n/invoice-texts';
import { sellerQuery } from './issue-queries';
import { missingDetails, type MissingDetail } from './requirements';
import { isSupplyDated, type DatedDraft } from './supply-date';

interface MissingDetailsProps {
  readonly customerId: string;
  readonly categories: readonly string[];
  readonly kind: 'invoice' | 'credit_note';
  readonly draft?: DatedDraft | undefined;
}

/** Lists the missing data of a document before it is issued, each with a link to the page where it is entered. */
export function MissingDetails({ customerId, categories, kind, draft }: MissingDetailsProps) {
  const { t } = useTranslation();
  const organization = useQuery(sellerQuery).data;
  const customer = useQuery({ ...customerQuery(customerId), staleTime: 0 }).data;
  if (organization === undefined || customer === undefined) return null;
  const supply = draft === undefined ? {} : { isSupplyDated: isSupplyDated(draft) };
  const missing = missingDetails({ organization, customer, categories, kind, ...supply });
  if (missing.length === 0) return null;
  const isLawful = missing.every(({ level }) => level === 'advice');
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={isLawful ? t('issue.adviceTitle') : t('issue.missingTitle')}
    >
      <List size="sm" spacing={4}>
        {missing.map(({ detail }) => (
          <List.Item key={detail}>
            <PageOf detail={detail} customerId={customerId} invoiceId={draft?.id}>
              {t(`issue.missing_${detail}`)}
            </PageOf>
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('issue.missingHint')}
      </Text>
    </Alert>
  );
}

interface PageOfProps {
  readonly detail: MissingDetail['detail'];
  readonly customerId: string;
  readonly invoiceId: string | undefined;
  readonly children: ReactNode;
}

/** The page opens in a new tab, so that the document stays open. */
function PageOf({ detail, customerId, invoiceId = '', children }: PageOfProps) {
  const address =
    detail === 'supply_date'
      ? ({ to: '/invoices/$invoiceId/edit', params: { invoiceId }, hash: 'details.delivery.date' } as const)
      : detail.startsWith('buyer')
        ? ({ to: '/customers/$customerId/edit', params: { customerId } } as const)
        : ({ to: '/settings/organization' } as const);
  return (
    <Anchor
      inherit
      underline="always"
      c="inherit"
      renderRoot={(props) => <Link {...address} target="_blank" {...props} />}
    >
      {children}
    </Anchor>
  );
}
