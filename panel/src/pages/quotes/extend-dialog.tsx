import type { Quote } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { DayField } from '../../fields/day-field';
import { useFormats } from '../../i18n/formats';
import '../../i18n/quote-texts';

/** Gives a quote a later last day. */
export default function ExtendDialog({ quote, ...opened }: DialogState & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { id, number, valid_until } = quote;
  const [until, setUntil] = useFresh(opened.isOpen, valid_until ?? '');
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      values={until}
      title={t('quotes.ask_extend', { name: number })}
      confirm={t('quotes.do_extend')}
      run={(options) => api.quotes.extend(id, { valid_until: until }, options)}
      done={() => t('quotes.done_extend', { number, day: day(until) })}
    >
      <DayField required label={t('quotes.validUntil')} value={until} onChange={setUntil} />
      <Text size="sm">{t('quotes.text_extend')}</Text>
    </ActionDialog>
  );
}
