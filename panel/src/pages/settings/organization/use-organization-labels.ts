import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { termsLabels } from '../../../forms/terms-labels';
import '../../../i18n/form-texts';
import '../../../i18n/customer-texts';

/** Returns the labels of the settings, for texts that name one. */
export function useOrganizationLabels() {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    name: t('organization.name'),
    legal_name: t('organization.legalName'),
    email: t('organization.email'),
    phone: t('organization.phone'),
    tax_ids: t('taxIds.title'),
    'address.line1': t('customers.addressLine1'),
    'address.line2': t('customers.addressLine2'),
    'address.postal_code': t('customers.addressPostalCode'),
    'address.city': t('customers.addressCity'),
    'address.state': t('customers.addressState'),
    'address.country': t('customers.addressCountry'),
    'bank_details.account_holder': t('organization.accountHolder'),
    'bank_details.iban': t('organization.iban'),
    'bank_details.bic': t('organization.bic'),
    'bank_details.bank_name': t('organization.bankName'),
    'bank_details.account_number': t('organization.accountNumber'),
    'bank_details.routing_number': t('organization.routingNumber'),
    'bank_details.creditor_id': t('eInvoice.creditorId'),
    'electronic_address.value': t('eInvoice.electronicAddress'),
    'electronic_address.scheme': `${t('eInvoice.electronicAddress')} · ${t('eInvoice.scheme')}`,
    'legal_registration.value': t('eInvoice.legalRegistration'),
    'legal_registration.scheme': `${t('eInvoice.legalRegistration')} · ${t('eInvoice.scheme')}`,
    identifiers: t('eInvoice.identifiers'),
    legal_info: t('eInvoice.legalInfo'),
    'contact.name': t('eInvoice.contactName'),
    'contact.phone': t('eInvoice.contactPhone'),
    'contact.email': t('eInvoice.contactEmail'),
    'tax_representative.name': t('eInvoice.taxRepresentativeName'),
    'tax_representative.tax_id': t('eInvoice.taxRepresentativeTaxId'),
    currency: t('organization.currency'),
    time_zone: t('organization.timeZone'),
    ...termsLabels(t),
    tax_rounding: t('organization.taxRounding'),
    apply_credit: t('organization.applyCredit'),
    ...settlingLabels(t),
  };
  return {
    labelOf: (path: string): string => labels[path] ?? path,
    textOf: (path: string, value: unknown): string | undefined => {
      if (path === 'tax_rounding') return t(`organization.taxRounding_${value as 'document' | 'line'}`);
      if (path === 'send_receipts') return t(`organization.sendReceipts_${value as 'off' | 'on_receipt'}`);
      return path === 'apply_credit'
        ? t(`organization.applyCredit_${value as 'off' | 'oldest_first'}`)
        : undefined;
    },
  };
}

function settlingLabels(t: TFunction): Record<string, string> {
  return {
    send_receipts: t('organization.sendReceipts'),
    'settling.discounts': t('organization.discounts'),
    'settling.tolerance': t('organization.tolerance'),
    'settling.rest_max': t('organization.restMax'),
  };
}
