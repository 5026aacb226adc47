import { useTranslation } from 'react-i18next';
import { useMay } from '../session/use-session';
import { useSettingsPlaces, type Place } from '../shell/use-settings-places';
import '../i18n/document-texts';
import '../i18n/customer-texts';
import '../i18n/price-list-texts';
import '../i18n/product-texts';
import '../i18n/purchase-texts';
import '../i18n/quote-texts';
import '../i18n/recurring-texts';

/** Every page that has no record of its own. */
export function usePlaces(): readonly Place[] {
  const { t } = useTranslation();
  const settings = useSettingsPlaces();
  return [
    { label: t('shell.dashboard'), to: '/' },
    { label: t('shell.invoices'), to: '/invoices' },
    { label: t('shell.quotes'), to: '/quotes' },
    { label: t('shell.recurring'), to: '/recurring-invoices' },
    { label: t('shell.payments'), to: '/payments' },
    { label: t('shell.bank'), to: '/bank' },
    { label: t('shell.bills'), to: '/bills' },
    { label: t('purchases.suppliers'), to: '/suppliers' },
    { label: t('purchases.payments'), to: '/bill-payments' },
    { label: t('purchases.runs'), to: '/payment-runs' },
    { label: t('shell.creditNotes'), to: '/credit-notes' },
    { label: t('shell.outbox'), to: '/outbox' },
    { label: t('shell.approvals'), to: '/approvals' },
    { label: t('shell.customers'), to: '/customers' },
    { label: t('shell.products'), to: '/products' },
    { label: t('shell.priceLists'), to: '/price-lists' },
    ...settings.map(({ label, to }) => ({ label: t('palette.setting', { name: label }), to })),
  ];
}

/** What can be made anew, as far as this person may. */
export function useNewPlaces(): readonly Place[] {
  const { t } = useTranslation();
  const may = {
    invoices: useMay('invoices:write'),
    quotes: useMay('quotes:write'),
    customers: useMay('customers:write'),
    products: useMay('products:write'),
    priceLists: useMay('price_lists:write'),
    payments: useMay('payments:write'),
  };
  const all = [
    { label: t('invoices.create'), to: '/invoices/new', isAllowed: may.invoices },
    { label: t('quotes.create'), to: '/quotes/new', isAllowed: may.quotes },
    { label: t('recurring.create'), to: '/recurring-invoices/new', isAllowed: may.invoices },
    { label: t('customers.create'), to: '/customers/new', isAllowed: may.customers },
    { label: t('products.create'), to: '/products/new', isAllowed: may.products },
    { label: t('priceLists.create'), to: '/price-lists/new', isAllowed: may.priceLists },
    {
      label: t('payments.record'),
      to: '/payments',
      state: { action: 'record_payment' },
      isAllowed: may.payments,
    },
  ] as const;
  return all.filter(({ isAllowed }) => isAllowed);
}
