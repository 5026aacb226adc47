import type { Bill } from '@countinghouse/client';
import { Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import '../../i18n/bill-texts';

interface ReasonDialogProps extends DialogState {
  readonly bill: Bill;
  readonly action: 'reject' | 'dispute' | 'void';
}

/** Says why a bill is not paid, or counts no more. */
export function ReasonDialog({ bill, action, ...opened }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useFresh(opened.isOpen, '');
  const reason = typed.trim();
  const name = bill.supplier_number ?? t('bills.withoutNumber');
  return (
    <ActionDialog
      {...opened}
      isDangerous={action !== 'dispute'}
      kind="bills"
      record={bill}
      values={reason}
      title={t(`bills.ask_${action}`, { name })}
      confirm={t(`bills.do_${action}`)}
      run={(options) => api.bills[action](bill.id, { reason }, options)}
      done={() => t(`bills.done_${action}`, { name })}
    >
      <Text size="sm">{t(`bills.text_${action}`)}</Text>
      <Textarea
        required
        label={t('bills.reason')}
        maxLength={500}
        autosize
        minRows={2}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
