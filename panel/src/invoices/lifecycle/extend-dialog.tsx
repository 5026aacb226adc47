import type { Invoice } from '@countinghouse/client';
import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { DayField } from '../../fields/day-field';
import { useFormats } from '../../i18n/formats';
import '../../i18n/invoice-texts';

/** Moves the day by which an issued invoice is owed. */
export default function ExtendDialog({ invoice, ...opened }: DialogState & { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { id, number, due_date } = invoice;
  const [dueDate, setDueDate] = useFresh(opened.isOpen, due_date);
  const [reason, setReason] = useFresh(opened.isOpen, '');
  return (
    <ActionDialog
      {...opened}
      kind="invoices"
      record={invoice}
      values={{ dueDate, reason }}
      title={t('invoicePage.extendTitle', { number })}
      confirm={t('invoicePage.extendConfirm')}
      run={(options) => api.invoices.extend(id, { due_date: dueDate, reason: reason.trim() }, options)}
      done={() => t('invoicePage.extended', { number, day: day(dueDate) })}
    >
      <DayField required label={t('invoicePage.extendDay')} value={dueDate} onChange={setDueDate} />
      <TextInput
        required
        label={t('invoicePage.extendReason')}
        description={t('invoicePage.extendReasonHint')}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Text size="sm">{t('invoicePage.extendText')}</Text>
    </ActionDialog>
  );
}
