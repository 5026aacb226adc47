import type { Quote } from '@countinghouse/client';
import { Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import '../../i18n/quote-texts';

/** Notes that the customer does not want a quote, and why. */
export default function DeclineDialog({ quote, ...opened }: DialogState & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const { id, number } = quote;
  const [typed, setTyped] = useFresh(opened.isOpen, '');
  const reason = typed.trim();
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      values={reason}
      title={t('quotes.ask_decline', { name: number })}
      confirm={t('quotes.do_decline')}
      run={(options) => api.quotes.decline(id, reason === '' ? {} : { reason }, options)}
      done={() => t('quotes.done_decline', { number })}
    >
      <Text size="sm">{t('quotes.text_decline')}</Text>
      <Textarea
        label={t('quotes.declineReason')}
        maxLength={1000}
        autosize
        minRows={2}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
