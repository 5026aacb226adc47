import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../session/use-session';

/** A page to go to. */
export interface Place {
  readonly label: string;
  readonly to: NonNullable<LinkProps['to']>;
}

/** Every page that has no record of its own. */
export function usePlaces(): readonly Place[] {
  const { t } = useTranslation();
  return [
    { label: t('shell.dashboard'), to: '/' },
    { label: t('shell.invoices'), to: '/invoices' },
    { label: t('shell.payments'), to: '/payments' },
    { label: t('shell.creditNotes'), to: '/credit-notes' },
    { label: t('shell.outbox'), to: '/outbox' },
    { label: t('shell.customers'), to: '/customers' },
    { label: t('shell.products'), to: '/products' },
    { label: t('palette.setting', { name: t('shell.settingsOrganization') }), to: '/settings/organization' },
    { label: t('palette.setting', { name: t('shell.settingsDocuments') }), to: '/settings/documents' },
    { label: t('palette.setting', { name: t('shell.settingsMail') }), to: '/settings/mail' },
    { label: t('palette.setting', { name: t('shell.settingsNumbering') }), to: '/settings/numbering' },
    { label: t('palette.setting', { name: t('shell.settingsProfile') }), to: '/settings/profile' },
    { label: t('palette.setting', { name: t('shell.settingsApi') }), to: '/settings/api' },
    { label: t('palette.setting', { name: t('shell.settingsWebhooks') }), to: '/settings/webhooks' },
  ];
}

/** What can be made anew, as far as this person may. */
export function useNewPlaces(): readonly Place[] {
  const { t } = useTranslation();
  const may = {
    invoices: useMay('invoices:write'),
    customers: useMay('customers:write'),
    products: useMay('products:write'),
  };
  const all = [
    { label: t('invoiceEditor.create'), to: '/invoices/new', isAllowed: may.invoices },
    { label: t('customers.create'), to: '/customers/new', isAllowed: may.customers },
    { label: t('products.create'), to: '/products/new', isAllowed: may.products },
  ] as const;
  return all.filter(({ isAllowed }) => isAllowed);
}
