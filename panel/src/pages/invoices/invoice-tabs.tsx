import { useTranslation } from 'react-i18next';
import type { InvoiceSearch } from '../../invoices/invoice-search';
import { listInvoices } from '../../invoices/use-invoice-page';
import { StatusTabs } from '../../lists/status-tabs';
import type { ListAddress } from '../../lists/use-list-address';

/** The states that have a tab, and whether it shows how many there are. */
const TABS = [
  { status: 'draft', isCounted: true },
  { status: 'open', isCounted: true },
  { status: 'overdue', isCounted: true },
  { status: 'paid', isCounted: false },
  { status: 'void', isCounted: false },
] as const;

type Status = (typeof TABS)[number]['status'];

/** Filters the invoices by status, with the number of those that wait. */
export function InvoiceTabs({ address: { search, change } }: { address: ListAddress<InvoiceSearch> }) {
  const { t } = useTranslation();
  return (
    <StatusTabs<Status>
      name="invoices"
      label={t('invoices.tabs')}
      tabs={[
        { status: undefined, label: t('invoices.tab_all') },
        ...TABS.map((tab) => ({ ...tab, label: t(`invoices.status_${tab.status}`) })),
      ]}
      value={search.status}
      onChange={(status) => change({ status })}
      count={(status, options) => listInvoices({ status }, { limit: 1, with_total: true }, options)}
    />
  );
}
