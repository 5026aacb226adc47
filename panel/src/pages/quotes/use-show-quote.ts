import type { Quote } from '@countinghouse/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import '../../i18n/form-texts';
import type { AfterSaving } from '../../quotes/quote-form';
import { quoteQuery } from '../../quotes/quote-queries';

/** Returns a function to call after saving: opens the quote, the question whether to issue it, or a new quote. */
export function useShowQuote(): (quote: Quote, next?: AfterSaving) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (quote, next) => {
    // Nothing may cover the question before a legal act, which shows the draft.
    if (next !== 'issue') notifyDone(t('invoiceEditor.draftSaved'));
    void queryClient.invalidateQueries({ queryKey: keysOf('quotes').all });
    queryClient.setQueryData(quoteQuery(quote.id).queryKey, quote);
    if (next === 'new') return void navigate({ to: '/quotes/new' });
    void navigate({
      to: '/quotes/$quoteId',
      params: { quoteId: quote.id },
      // Back leads to where the form was opened, and not into the form again.
      replace: true,
      state: next === 'issue' ? { isToBeIssued: true } : {},
    });
  };
}
