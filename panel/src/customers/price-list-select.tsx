import { Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import type { CustomerFields } from './customer-values';
import '../i18n/customer-texts';

const listsQuery = queryOptions({
  queryKey: keysOf('price-lists').part('chosen from'),
  queryFn: async ({ signal }) => (await api.priceLists.list({ limit: 100, sort: 'name' }, { signal })).data,
});

/** The price list of a customer. Not shown where there is none to choose, and none was chosen before. */
export function PriceListSelect({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  const { data: lists = [] } = useQuery(listsQuery);
  const chosen = form.getValues().price_list_id;
  if (lists.length === 0 && chosen === null) return null;
  const data = lists.map(({ id, name, currency }) => ({ value: id, label: `${name} · ${currency}` }));
  // An archived one stays until another one is chosen.
  if (chosen !== null && !lists.some(({ id }) => id === chosen)) data.push({ value: chosen, label: chosen });
  return (
    <Select
      label={t('customers.priceList')}
      description={t('customers.priceListHint')}
      searchable
      clearable
      data={data}
      {...form.getInputProps('price_list_id')}
    />
  );
}
