import type { Customer } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import type { ExportTable } from '../../lists/export/export-list';
import '../../i18n/customer-texts';
import '../../i18n/form-texts';

/** Returns the table that customers are exported as. Its columns are also those of an import. */
export function tableOf(t: TFunction): ExportTable<Customer> {
  return {
    name: 'customers',
    columns: [
      [t('customers.name'), ({ name }) => name],
      [t('customers.externalId'), ({ external_id }) => external_id],
      [t('customers.email'), ({ email }) => email],
      [t('customers.phone'), ({ phone }) => phone],
      [t('customers.addressLine1'), ({ billing_address }) => billing_address?.line1 ?? null],
      [t('customers.addressLine2'), ({ billing_address }) => billing_address?.line2 ?? null],
      [t('customers.addressPostalCode'), ({ billing_address }) => billing_address?.postal_code ?? null],
      [t('customers.addressCity'), ({ billing_address }) => billing_address?.city ?? null],
      [t('customers.addressState'), ({ billing_address }) => billing_address?.state ?? null],
      [t('customers.addressCountry'), ({ billing_address }) => billing_address?.country ?? null],
      [t('taxIds.eu_vat'), ({ tax_ids }) => tax_ids.find(({ type }) => type === 'eu_vat')?.value ?? null],
      [t('customers.currency'), ({ currency }) => currency],
      [t('customers.locale'), ({ locale }) => locale],
      [t('customers.note'), ({ note }) => note],
    ],
  };
}
