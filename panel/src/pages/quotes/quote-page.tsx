import type { Quote } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, Panels } from '../../components/facts';
import { lazyPart } from '../../components/lazy-part';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { History } from '../../history/history';
import '../../i18n/quote-texts';
import { DocumentLines } from '../../invoices/document-lines';
import { Sums } from '../../invoices/totals';
import { quoteQuery } from '../../quotes/quote-queries';
import { QuoteActions } from './quote-actions';
import { QuoteStatus } from './quote-columns';
import { AcceptanceFacts, QuoteFacts } from './quote-facts';
import { InvoicesOf } from './invoices-of';
import classes from './quote-page.module.css';

const LinksOf = lazyPart(() => import('../../invoices/links/links-of'));

const route = getRouteApi('/signed-in/quotes/$quoteId');

/** The page of a quote: what it offers, what became of it, and its invoices. */
export function QuotePage() {
  const { quoteId } = route.useParams();
  return (
    <RecordLoader query={useQuery(quoteQuery(quoteId))}>{(quote) => <Page quote={quote} />}</RecordLoader>
  );
}

interface About {
  readonly quote: Quote;
}

function Page({ quote }: About) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={quote.number ?? t('quotes.draftFor', { name: quote.customer_name })}
        badge={<QuoteStatus status={quote.status} />}
        back={{ to: '/quotes', label: t('quotes.title') }}
        actions={
          <>
            <Neighbours list="/quotes" id={quote.id} />
            <QuoteActions key={quote.id} quote={quote} />
          </>
        }
      />
      <Lines quote={quote} />
      <Panels>
        <QuoteFacts quote={quote} />
        <AcceptanceFacts quote={quote} />
        {quote.acceptance !== null && <InvoicesOf quote={quote} />}
        {quote.terms !== null && (
          <Panel title={t('quotes.terms')}>
            <Text size="sm" className={classes.text}>
              {quote.terms}
            </Text>
          </Panel>
        )}
        <Suspense>{quote.status !== 'draft' && <LinksOf kind="quotes" record={quote} />}</Suspense>
        <MetadataFacts metadata={quote.metadata} />
        <History of={quote} />
      </Panels>
    </>
  );
}

/** The lines, and the sums of those that hold: as they are proposed, or as they were accepted. */
function Lines({ quote }: About) {
  const { t } = useTranslation();
  const { items, currency, acceptance, message } = quote;
  const held = new Set(acceptance?.items ?? items.filter(({ chosen }) => chosen).map(({ id }) => id));
  const marks = new Map(
    items.map(({ id, optional, group }) => {
      const kind = group === null ? optional && t('quotes.optional') : t('quotes.oneOf', { group });
      return [id, [kind, !held.has(id) && t('quotes.leftOut')].filter((word) => word !== false)] as const;
    }),
  );
  return (
    <div className={classes.lines}>
      <Panel title={t('quotes.offer')}>
        <DocumentLines
          invoice={{ items, currency }}
          isSummed={({ id }) => held.has(id)}
          mark={({ id }) => {
            const words = marks.get(id) ?? [];
            return words.length === 0 ? undefined : words.join(' · ');
          }}
        />
        <div className={classes.foot}>
          {message !== null && (
            <Text size="sm" className={classes.text}>
              {message}
            </Text>
          )}
          <Sums of={{ ...(acceptance ?? quote), currency }} />
        </div>
      </Panel>
    </div>
  );
}
