import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import '../i18n/e-invoice-texts';
import { CountrySelect } from './country-select';
import { valueAt } from './fault-paths';
import { Wide } from './form-section';
import '../i18n/customer-texts';

interface AddressFieldsProps {
  // The form of any record with an address: the fields are asked for by path.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly form: UseFormReturnType<any>;
  readonly path: string;
}

/** The lines of an address. */
export function AddressFields({ form, path }: AddressFieldsProps) {
  const { t } = useTranslation();
  const isFilled = (line: string): boolean => (valueAt(form.values, `${path}.${line}`) ?? '') !== '';
  return (
    <>
      <Wide>
        <TextInput label={t('customers.addressLine1')} {...form.getInputProps(`${path}.line1`)} />
      </Wide>
      <Wide>
        <TextInput label={t('customers.addressLine2')} {...form.getInputProps(`${path}.line2`)} />
      </Wide>
      {(isFilled('line2') || isFilled('line3')) && (
        <Wide>
          <TextInput label={t('eInvoice.addressLine3')} {...form.getInputProps(`${path}.line3`)} />
        </Wide>
      )}
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
