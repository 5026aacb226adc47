import type { CreateQuoteInvoice, Quote } from '@countinghouse/client';
import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { invoiceAddress } from '../../components/invoice-address';
import { numberOf } from '../../fields/decimal-text';
import { PercentField } from '../../fields/number-fields';
import '../../i18n/quote-texts';
import { invoicingQuery } from '../../quotes/quote-queries';

/** Makes a draft of all that is left of an accepted quote, or of a deposit, and leads there. */
export default function InvoiceDialog({ quote, ...opened }: DialogState & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const made = useRef('');
  const { id, number } = quote;
  const { data } = useQuery(invoicingQuery(id));
  const hasDeposits = data?.data.some(({ kind, counts }) => kind === 'deposit' && counts) === true;
  const [kind, setKind] = useFresh(opened.isOpen, 'rest');
  const [percent, setPercent] = useFresh(opened.isOpen, '');
  const deposit: CreateQuoteInvoice = { deposit: { percent: numberOf(percent) ?? 0 } };
  const rest: CreateQuoteInvoice = hasDeposits ? { final: true } : {};
  const body = kind === 'deposit' ? deposit : rest;
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      values={{ kind, percent }}
      title={t('quotes.ask_create_invoice', { name: number })}
      confirm={t('quotes.do_create_invoice')}
      run={async (options) => {
        const invoice = await api.quotes.createInvoice(id, body, options);
        made.current = invoice.id;
        return api.quotes.get(id);
      }}
      done={() => t('quotes.done_create_invoice', { number })}
      onDone={() => void navigate(invoiceAddress(made.current))}
    >
      <Radio.Group label={t('quotes.what')} value={kind} onChange={setKind}>
        <Stack gap="xs" mt="xs">
          <Radio value="rest" label={hasDeposits ? t('quotes.restAndDeposits') : t('quotes.rest')} />
          <Radio value="deposit" label={t('quotes.deposit')} />
        </Stack>
      </Radio.Group>
      {kind === 'deposit' && (
        <PercentField required label={t('quotes.depositPercent')} value={percent} onChange={setPercent} />
      )}
      <Text size="sm">{t('quotes.text_create_invoice')}</Text>
    </ActionDialog>
  );
}
