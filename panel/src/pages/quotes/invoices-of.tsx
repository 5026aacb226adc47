import type { Quote } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Fact, Facts, Panel } from '../../components/facts';
import { InvoiceLink } from '../../components/invoice-link';
import '../../i18n/quote-texts';
import { invoicingQuery } from '../../quotes/quote-queries';

/** The invoices that were made of an accepted quote. */
export function InvoicesOf({ quote: { id } }: { quote: Quote }) {
  const { t } = useTranslation();
  const { data } = useQuery(invoicingQuery(id));
  if (data === undefined) return null;
  if (data.data.length === 0) {
    return (
      <Panel title={t('quotes.invoices')}>
        <Text size="sm">{t('quotes.noInvoices')}</Text>
      </Panel>
    );
  }
  return (
    <Facts title={t('quotes.invoices')}>
      {data.data.map(({ invoice_id, kind, counts }) => (
        <Fact key={invoice_id} name={t(`quotes.kind_${kind as 'lines'}`)}>
          <InvoiceLink id={invoice_id} draft={t('quotes.status_draft')} />
          {!counts && ` · ${t('quotes.givenBack')}`}
        </Fact>
      ))}
    </Facts>
  );
}
