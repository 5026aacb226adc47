import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../forms/country-select';
import { Wide } from '../../forms/form-section';
import type { CustomerFields } from './customer-body';

interface AddressFieldsProps {
  readonly form: CustomerFields;
  readonly path: 'billing_address';
}

/** The lines of an address. */
export function AddressFields({ form, path }: AddressFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Wide>
        <TextInput label={t('customers.addressLine1')} {...form.getInputProps(`${path}.line1`)} />
      </Wide>
      <Wide>
        <TextInput label={t('customers.addressLine2')} {...form.getInputProps(`${path}.line2`)} />
      </Wide>
      <TextInput label={t('customers.addressPostalCode')} {...form.getInputProps(`${path}.postal_code`)} />
      <TextInput label={t('customers.addressCity')} {...form.getInputProps(`${path}.city`)} />
      <TextInput label={t('customers.addressState')} {...form.getInputProps(`${path}.state`)} />
      <CountrySelect
        label={t('customers.addressCountry')}
        placeholder={t('customers.countryPlaceholder')}
        {...form.getInputProps(`${path}.country`)}
      />
    </>
  );
}
