import type { Payment } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import '../../i18n/mail-texts';
import { SendFileForm } from '../../mail/send-file-form';

/** Asks to whom the receipt of a payment goes, and sends it. */
export default function SendReceipt({
  payment: { id },
  isOpen,
  onClose,
}: DialogState & { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('messages.receiptTitle')}>
      <SendFileForm
        hint={t('messages.receiptHint')}
        send={(body, options) => api.payments.send(id, body, options)}
        onClose={onClose}
      />
    </Dialog>
  );
}
