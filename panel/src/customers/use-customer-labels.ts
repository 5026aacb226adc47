import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { termsLabels } from '../forms/terms-labels';
import '../i18n/form-texts';
import '../i18n/customer-texts';

/** Returns the labels of a customer's fields, for texts that name a field. */
export function useCustomerLabels() {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    name: t('customers.name'),
    email: t('customers.email'),
    phone: t('customers.phone'),
    external_id: t('customers.externalId'),
    tax_ids: t('taxIds.title'),
    tax_exemption: t('customers.taxExemption'),
    currency: t('customers.currency'),
    locale: t('customers.locale'),
    ...termsLabels(t),
    price_list_id: t('customers.priceList'),
    apply_credit: t('customers.applyCredit'),
    withholdings: t('adjustments.withholding'),
    contacts: t('customers.contacts'),
    trading_name: t('eInvoice.tradingName'),
    identifiers: t('eInvoice.identifiers'),
    'electronic_address.value': t('eInvoice.electronicAddress'),
    'electronic_address.scheme': `${t('eInvoice.electronicAddress')} · ${t('eInvoice.scheme')}`,
    'legal_registration.value': t('eInvoice.legalRegistration'),
    'legal_registration.scheme': `${t('eInvoice.legalRegistration')} · ${t('eInvoice.scheme')}`,
    buyer_reference: t('eInvoice.buyerReference'),
    buyer_accounting_reference: t('eInvoice.accountingReference'),
    document_format: t('eInvoice.documentFormat'),
    reminders: t('customers.reminders'),
    note: t('customers.note'),
    metadata: t('common.metadata'),
  };
  const parts: Record<string, string> = {
    line1: t('customers.addressLine1'),
    line2: t('customers.addressLine2'),
    postal_code: t('customers.addressPostalCode'),
    city: t('customers.addressCity'),
    state: t('customers.addressState'),
    country: t('customers.addressCountry'),
  };
  const addresses: Record<string, string> = {
    billing_address: t('customers.address'),
    shipping_address: t('customers.shippingAddress'),
  };
  return {
    labelOf: (path: string): string => {
      const [group = '', part = ''] = path.split('.');
      return labels[path] ?? `${addresses[group] ?? group} · ${parts[part] ?? part}`;
    },
    textOf: (path: string, value: unknown) => choiceText(t, path, value),
  };
}

/** The text of a choice, as the form shows it; none of what is no choice. */
function choiceText(t: TFunction, path: string, value: unknown): string | undefined {
  if (path === 'reminders') return t(`customers.reminders_${value as 'default' | 'off'}`);
  if (path === 'apply_credit') return t(`customers.applyCredit_${value as 'off' | 'oldest_first'}`);
  if (path !== 'tax_exemption') return undefined;
  return t(`customers.taxExemption_${value as 'none' | 'exempt' | 'reverse_charge'}`);
}
