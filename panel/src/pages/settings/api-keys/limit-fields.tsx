import { Checkbox, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CountField, MoneyField } from '../../../fields/number-fields';
import { CurrencySelect } from '../../../forms/currency-select';
import type { LimitValues } from './limit-values';

type InputProps = ReturnType<UseFormReturnType<LimitValues>['getInputProps']>;

interface LimitForm {
  readonly values: LimitValues;
  getInputProps(path: keyof LimitValues, options?: { readonly type: 'checkbox' }): InputProps;
}

/** The amounts and the number that a key may not go beyond. */
export function LimitFields({ form }: { form: LimitForm }) {
  const { t } = useTranslation();
  const { currency } = form.values;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <MoneyField label={t('apiKeys.limitMost')} currency={currency} {...form.getInputProps('most')} />
        <MoneyField label={t('apiKeys.limitDay')} currency={currency} {...form.getInputProps('day')} />
        <CountField label={t('apiKeys.limitCount')} {...form.getInputProps('count')} />
        <CurrencySelect
          label={t('apiKeys.limitCurrency')}
          description={t('apiKeys.limitCurrencyHint')}
          clearable={false}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('currency')}
        />
      </SimpleGrid>
      <Checkbox
        label={t('apiKeys.limitDrafts')}
        description={t('apiKeys.limitDraftsHint')}
        {...form.getInputProps('draft_only', { type: 'checkbox' })}
      />
    </>
  );
}
