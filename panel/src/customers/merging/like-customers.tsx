import type { Customer, LikeCustomer } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { Panel } from '../../components/facts';
import { lazyPart } from '../../components/lazy-part';
import { likeCustomersQuery } from './merge-queries';
import { useMayMerge } from './use-may-merge';
import '../../i18n/merging-texts';

const MergeCustomer = lazyPart(() => import('./merge-customer'));

/** Customers that may be the same as one. Nothing if there are none. */
export default function LikeCustomers({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const { data } = useQuery(likeCustomersQuery(customer.id));
  const mayMerge = useMayMerge();
  const [into, setInto] = useState<string>();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Panel title={t('merging.duplicates')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('merging.duplicatesText')}
      </Text>
      <Stack gap="sm">
        {data.data.map((like) => (
          <Like key={like.id} like={like} onMerge={mayMerge ? () => setInto(like.id) : undefined} />
        ))}
      </Stack>
      {into !== undefined && (
        <Suspense>
          <MergeCustomer customer={customer} proposed={into} isOpen onClose={() => setInto(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

interface LikeProps {
  readonly like: LikeCustomer;
  readonly onMerge: (() => void) | undefined;
}

function Like({ like: { id, name, city, reasons }, onMerge }: LikeProps) {
  const { t } = useTranslation();
  const texts = reasons.map((reason) => t(`merging.reason_${reason}`));
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <CustomerLink id={id} name={name} size="sm" />
        <Text size="xs" c="dimmed">
          {[city, ...texts].filter((text) => text !== null).join(' · ')}
        </Text>
      </div>
      {onMerge !== undefined && (
        <Button variant="default" size="xs" onClick={onMerge}>
          {t('merging.merge')}
        </Button>
      )}
    </Group>
  );
}
