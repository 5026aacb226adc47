import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../fields/day-field';
import { PercentField } from '../fields/number-fields';
import { CurrencySelect } from '../forms/currency-select';
import { FormSection, Wide } from '../forms/form-section';
import { priceListChoices } from './price-list-queries';
import type { PriceListFields } from './price-list-values';
import '../i18n/price-list-texts';

/** Name, currency and days of a price list. */
export function PriceListBasics({ form }: { form: PriceListFields }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('priceLists.basics')}>
      <Wide>
        <TextInput
          label={t('priceLists.name')}
          required
          autoFocus
          data-autofocus
          {...form.getInputProps('name')}
        />
      </Wide>
      <CurrencySelect
        label={t('priceLists.currency')}
        description={t('priceLists.currencyHint')}
        clearable={false}
        allowDeselect={false}
        {...form.getInputProps('currency')}
      />
      <Checkbox
        label={t('priceLists.includeTax')}
        description={t('priceLists.includeTaxHint')}
        {...form.getInputProps('prices_include_tax', { type: 'checkbox' })}
      />
      <DayField label={t('priceLists.validFrom')} {...form.getInputProps('valid_from')} />
      <DayField
        label={t('priceLists.validUntil')}
        description={t('priceLists.validHint')}
        {...form.getInputProps('valid_until')}
      />
      <Wide>
        <Textarea
          label={t('priceLists.note')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('note')}
        />
      </Wide>
    </FormSection>
  );
}

/** What products cost that have no price in the list itself. */
export function PriceListRest({ form, own }: { form: PriceListFields; own: string | undefined }) {
  const { t } = useTranslation();
  const { data: lists = [] } = useQuery(priceListChoices);
  const chosen = form.values.base_list_id;
  // A list that is based on another one is the base of none.
  const choices = lists.filter(
    ({ id, base_list_id }) => id !== own && (base_list_id === null || id === chosen),
  );
  const data = choices.map(({ id, name, currency }) => ({ value: id, label: `${name} · ${currency}` }));
  if (chosen !== null && !choices.some(({ id }) => id === chosen))
    data.push({ value: chosen, label: chosen });
  return (
    <FormSection title={t('priceLists.rest')} hint={t('priceLists.restHint')}>
      <Select
        label={t('priceLists.base')}
        description={t('priceLists.baseHint')}
        searchable
        clearable
        data={data}
        {...form.getInputProps('base_list_id')}
      />
      <PercentField
        label={t('priceLists.discount')}
        description={t('priceLists.discountHint')}
        {...form.getInputProps('discount_percent')}
      />
    </FormSection>
  );
}
