import type { Quote } from '@countinghouse/client';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import '../../i18n/quote-texts';
import { EditQuoteForm } from '../../quotes/quote-form';
import { quoteQuery } from '../../quotes/quote-queries';
import { useShowQuote } from './use-show-quote';

const route = getRouteApi('/signed-in/quotes/$quoteId/edit');

/** Edits a draft. */
export function EditQuotePage() {
  const { t } = useTranslation();
  const { quoteId } = route.useParams();
  const show = useShowQuote();
  return (
    <RecordLoader query={useFreshQuote(quoteId)}>
      {(quote) => (
        <>
          <PageHeader
            title={t('quotes.edit')}
            back={{
              to: '/quotes/$quoteId',
              params: { quoteId },
              label: quote.number ?? t('quotes.draftFor', { name: quote.customer_name }),
            }}
          />
          {quote.available_actions.includes('update') ? (
            <EditQuoteForm quote={quote} onSaved={show} />
          ) : (
            <Message icon={IconLock} title={t('quotes.cannot_update')} />
          )}
        </>
      )}
    </RecordLoader>
  );
}

/** Returns the quote as it was when the page opened. It never changes, because the form started with it. */
function useFreshQuote(id: string) {
  const query = useQuery({ ...quoteQuery(id), staleTime: 0, refetchOnWindowFocus: false });
  const [first, setFirst] = useState<Quote>();
  if (first === undefined && query.data !== undefined && !query.isFetching) setFirst(query.data);
  // Saving updates the cached query, and the form must not restart with that.
  return { ...query, data: first } as typeof query;
}
