import type { CreateQuoteInvoice, Quote, QuoteInvoicing } from '@countinghouse/client';
import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { invoiceAddress } from '../../components/invoice-address';
import { MoneyField, PercentField } from '../../fields/number-fields';
import '../../i18n/quote-texts';
import { newPart, partBody, type PartValues } from '../../quotes/part-values';
import { invoicingQuery } from '../../quotes/quote-queries';
import { PartLines } from './part-lines';

/** Makes a draft of all that is left of an accepted quote, of some lines, or of a deposit, and leads there. */
export default function InvoiceDialog({ quote, ...opened }: DialogState & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const made = useRef('');
  const { id, number } = quote;
  const { data } = useQuery(invoicingQuery(id));
  const hasDeposits = data?.data.some(({ kind, counts }) => kind === 'deposit' && counts) === true;
  const left = data?.left ?? [];
  const [values, setValues] = useFresh<PartValues>(opened.isOpen, newPart);
  const body: CreateQuoteInvoice = partBody(values, { left, hasDeposits });
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      values={values}
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
      <Part {...{ quote, left, hasDeposits, values }} onChange={setValues} />
      <Text size="sm">{t('quotes.text_create_invoice')}</Text>
    </ActionDialog>
  );
}

interface PartProps {
  readonly quote: Quote;
  readonly left: QuoteInvoicing['left'];
  readonly hasDeposits: boolean;
  readonly values: PartValues;
  readonly onChange: (values: PartValues) => void;
}

/** What of the quote is invoiced, and how much of it. */
function Part({ quote, left, hasDeposits, values, onChange }: PartProps) {
  const { t } = useTranslation();
  const { kind, quantities, percent, amount } = values;
  const change = (part: Partial<PartValues>): void => onChange({ ...values, ...part });
  return (
    <>
      <Radio.Group
        label={t('quotes.what')}
        value={kind}
        onChange={(chosen) => change({ kind: chosen as PartValues['kind'] })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="rest" label={hasDeposits ? t('quotes.restAndDeposits') : t('quotes.rest')} />
          <Radio value="lines" label={t('quotes.someLines')} />
          <Radio value="deposit" label={t('quotes.deposit')} />
          <Radio value="amount" label={t('quotes.depositOfAmount')} />
        </Stack>
      </Radio.Group>
      {kind === 'lines' && (
        <PartLines {...{ quote, left, quantities }} onChange={(typed) => change({ quantities: typed })} />
      )}
      {kind === 'deposit' && (
        <PercentField
          required
          label={t('quotes.depositPercent')}
          value={percent}
          onChange={(typed) => change({ percent: typed })}
        />
      )}
      {kind === 'amount' && (
        <MoneyField
          required
          label={t('quotes.depositAmount')}
          currency={quote.currency}
          value={amount}
          onChange={(typed) => change({ amount: typed })}
        />
      )}
    </>
  );
}
