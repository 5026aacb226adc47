import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { customerQuery } from '../customer-queries';
import '../../i18n/merging-texts';

/** Says that everything of a customer is with another one, and leads there. */
export default function MergedNotice({ into }: { into: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(customerQuery(into));
  return (
    <Alert color="gray" mb="md" title={t('merging.merged')}>
      <Text size="sm">{t('merging.mergedText')}</Text>
      {data !== undefined && (
        <CustomerLink id={into} name={t('merging.mergedTo', { name: data.name })} size="sm" />
      )}
    </Alert>
  );
}
