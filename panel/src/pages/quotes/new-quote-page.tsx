import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header';
import '../../i18n/quote-texts';
import { NewQuoteForm } from '../../quotes/quote-form';
import { useShowQuote } from './use-show-quote';

const route = getRouteApi('/signed-in/quotes/new');

/** Edits a new quote, then shows it. */
export function NewQuotePage() {
  const { t } = useTranslation();
  const { customer_id } = route.useSearch();
  const show = useShowQuote();
  // “Save and new” starts with an empty form on the same page.
  const [begun, setBegun] = useState(0);
  return (
    <>
      <PageHeader title={t('quotes.create')} back={{ to: '/quotes', label: t('quotes.title') }} />
      <NewQuoteForm
        key={`${customer_id ?? ''} ${begun}`}
        initial={begun === 0 && customer_id !== undefined ? { customer_id } : {}}
        onSaved={(quote, next) => {
          if (next === 'new') setBegun(begun + 1);
          show(quote, next);
        }}
      />
    </>
  );
}
