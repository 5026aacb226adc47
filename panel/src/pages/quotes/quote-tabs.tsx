import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import '../../i18n/quote-texts';
import { StatusTabs } from '../../lists/status-tabs';
import type { ListAddress } from '../../lists/use-list-address';
import { quoteStates, type QuoteSearch } from './quote-search';

/** The states that require work: to be issued, to be answered, to be invoiced. */
const COUNTED: ReadonlySet<string> = new Set(['draft', 'open', 'accepted']);

type Status = (typeof quoteStates)[number];

/** Filters the quotes by state, with the number of those that wait. */
export function QuoteTabs({ address: { search, change } }: { address: ListAddress<QuoteSearch> }) {
  const { t } = useTranslation();
  return (
    <StatusTabs<Status>
      name="quotes"
      label={t('quotes.tabs')}
      tabs={[
        { status: undefined, label: t('quotes.tab_all') },
        ...quoteStates.map((status) => ({
          status,
          label: t(`quotes.status_${status}`),
          isCounted: COUNTED.has(status),
        })),
      ]}
      value={search.status}
      onChange={(status) => change({ status })}
      count={async (status, options) => api.quotes.list({ status, limit: 1, with_total: true }, options)}
    />
  );
}
