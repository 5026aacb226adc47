import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { customerBody, customerValues } from '../../customers/customer-values';
import { countryCode } from '../../forms/country-code';
import { ImportDialog } from '../../lists/import/import-dialog';
import '../../i18n/customer-texts';
import '../../i18n/form-texts';

/** Imports customers from a table with the columns of their export. */
export default function CustomerImport(dialog: DialogState) {
  const { t } = useTranslation();
  const fields = [
    { path: 'name', label: t('customers.name'), isRequired: true },
    { path: 'external_id', label: t('customers.externalId') },
    { path: 'email', label: t('customers.email') },
    { path: 'phone', label: t('customers.phone') },
    { path: 'billing_address.line1', label: t('customers.addressLine1') },
    { path: 'billing_address.line2', label: t('customers.addressLine2') },
    { path: 'billing_address.postal_code', label: t('customers.addressPostalCode') },
    { path: 'billing_address.city', label: t('customers.addressCity') },
    { path: 'billing_address.state', label: t('customers.addressState') },
    { path: 'billing_address.country', label: t('customers.addressCountry') },
    { path: 'tax_ids.0.value', label: t('taxIds.eu_vat') },
    { path: 'currency', label: t('customers.currency') },
    { path: 'locale', label: t('customers.locale') },
    { path: 'note', label: t('customers.note') },
  ];
  return <ImportDialog {...dialog} source={{ noun: 'customers', fields, create: createCustomer }} />;
}

async function createCustomer(cell: (path: string) => string, idempotencyKey: string): Promise<unknown> {
  const address = (name: string): string => cell(`billing_address.${name}`);
  const values = customerValues();
  const vat = cell('tax_ids.0.value');
  const country = address('country');
  const body = customerBody({
    ...values,
    name: cell('name'),
    external_id: cell('external_id'),
    email: cell('email'),
    phone: cell('phone'),
    billing_address: {
      ...values.billing_address,
      line1: address('line1'),
      line2: address('line2'),
      postal_code: address('postal_code'),
      city: address('city'),
      state: address('state'),
      country: country === '' ? null : countryCode(country),
    },
    tax_ids: vat === '' ? [] : [{ type: 'eu_vat', value: vat }],
    currency: cell('currency').toUpperCase() || null,
    locale: cell('locale').toLowerCase() || null,
    note: cell('note'),
  });
  return api.customers.create(body, { idempotencyKey });
}
