import type { Quote } from '@countinghouse/client';
import { Anchor, Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { Fact, Facts } from '../../components/facts';
import { Instant } from '../../components/instant';
import { useFormats } from '../../i18n/formats';
import '../../i18n/document-texts';
import '../../i18n/quote-texts';
import { quoteQuery } from '../../quotes/quote-queries';
import classes from './quote-page.module.css';

interface About {
  readonly quote: Quote;
}

/** To whom it is offered, until when, and which quotes it takes the place of. */
export function QuoteFacts({ quote }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { customer_id, customer_name, issue_date, valid_until, closed_at, decline_reason } = quote;
  const { revises_quote_id: older, superseded_by_quote_id: newer } = quote;
  return (
    <Facts title={t('payments.basics')}>
      <Fact name={t('invoices.customer')}>
        <CustomerLink id={customer_id} name={customer_name} />
      </Fact>
      <Fact name={t('invoices.issued')}>{issue_date !== null && day(issue_date)}</Fact>
      <Fact name={t('quotes.validUntil')}>
        {valid_until === null ? t('quotes.usualValidity') : day(valid_until)}
      </Fact>
      <Fact name={t('quotes.closed')}>{closed_at !== null && <Instant at={closed_at} />}</Fact>
      <Fact name={t('quotes.declineReason')}>{decline_reason}</Fact>
      <Fact name={t('quotes.revises')}>{older !== null && <OtherQuote id={older} />}</Fact>
      <Fact name={t('quotes.supersededBy')}>{newer !== null && <OtherQuote id={newer} />}</Fact>
      <Fact name={t('quotes.reference')}>{quote.reference}</Fact>
      <Fact name={t('payments.note')}>{quote.note}</Fact>
      <Fact name={t('common.id')}>
        <Code>{quote.id}</Code>
      </Fact>
    </Facts>
  );
}

/** Who has accepted it, how, and the hashes of what was accepted. */
export function AcceptanceFacts({ quote: { acceptance } }: About) {
  const { t } = useTranslation();
  if (acceptance === null) return null;
  const { at, name, channel, document_hash, terms_hash } = acceptance;
  return (
    <Facts title={t('quotes.acceptance')}>
      <Fact name={t('quotes.acceptedBy')}>{name}</Fact>
      <Fact name={t('quotes.acceptedAt')}>
        <Instant at={at} />
      </Fact>
      <Fact name={t('quotes.channel')}>{t(`quotes.channels.${channel as 'email'}`)}</Fact>
      <Fact name={t('quotes.documentHash')}>
        <Code className={classes.text}>{document_hash}</Code>
      </Fact>
      <Fact name={t('quotes.termsHash')}>
        {terms_hash !== null && <Code className={classes.text}>{terms_hash}</Code>}
      </Fact>
    </Facts>
  );
}

/** A link with the number of a quote of which only the id is known. */
function OtherQuote({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(quoteQuery(id));
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link to="/quotes/$quoteId" params={{ quoteId: id }} {...props} />}
    >
      {data === undefined ? id : (data.number ?? t('quotes.status_draft'))}
    </Anchor>
  );
}
