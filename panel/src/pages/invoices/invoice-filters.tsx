import { useTranslation } from 'react-i18next';
import { invoiceStates, type InvoiceSearch } from '../../invoices/invoice-search';
import { CustomerFilter } from '../../lists/customer-filter';
import { ClearFilters, DaysFilter, SeveralFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { SearchField } from '../../lists/search-field';
import type { ListAddress } from '../../lists/use-list-address';

/** Search and filters of the invoices. */
export function InvoiceFilters({ address }: { address: ListAddress<InvoiceSearch> }) {
  const { t } = useTranslation();
  const { search, change, clear } = address;
  return (
    <>
      <SearchField
        label={t('invoices.search')}
        value={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <SeveralFilter
        label={t('invoices.status')}
        choices={invoiceStates.map((value) => ({ value, label: t(`invoices.status_${value}`) }))}
        value={search.status}
        onChange={(status) => change({ status }, { replace: true })}
      />
      <CustomerFilter value={search.customer_id} onChange={(customer_id) => change({ customer_id })} />
      <DaysFilter
        label={t('invoices.issued')}
        from={search.issued_from}
        to={search.issued_to}
        onChange={(issued_from, issued_to) => change({ issued_from, issued_to }, { replace: true })}
      />
      <DaysFilter
        label={t('invoices.due')}
        from={search.due_from}
        to={search.due_to}
        onChange={(due_from, due_to) => change({ due_from, due_to }, { replace: true })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
