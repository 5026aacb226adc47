import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection, Wide } from '../forms/form-section';
import type { CustomerFields } from './customer-values';
import '../i18n/customer-texts';

/** The name of the customer, and how to reach them. */
export function CustomerBasics({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('customers.basics')}>
      <Wide>
        <TextInput
          label={t('customers.name')}
          description={t('customers.nameHint')}
          required
          autoFocus
          data-autofocus
          {...form.getInputProps('name')}
        />
      </Wide>
      <TextInput
        label={t('customers.email')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('customers.phone')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={t('customers.externalId')}
        description={t('customers.externalIdHint')}
        {...form.getInputProps('external_id')}
      />
    </FormSection>
  );
}
