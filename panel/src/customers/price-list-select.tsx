import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { priceListChoices } from '../price-lists/price-list-queries';
import type { CustomerFields } from './customer-values';
import '../i18n/customer-texts';

/** The price list of a customer. Not shown where there is none to choose, and none was chosen before. */
export function PriceListSelect({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  const { data: lists = [] } = useQuery(priceListChoices);
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
