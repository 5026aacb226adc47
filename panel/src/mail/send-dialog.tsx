import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../actions/use-actions';
import { Dialog } from '../components/dialog';
import { RecordLoader } from '../components/record-loader';
import '../i18n/mail-texts';
import { previewQuery, type SentDocument } from './send-calls';
import { SendForm } from './send-form';

/** Sends a document by e-mail: to whom and what, with the mail and the PDF beside it. */
export default function SendDialog({ isOpen, onClose, ...document }: SentDocument & DialogState) {
  const { t } = useTranslation();
  const title = t('messages.titleSend', { number: document.record.number });
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={title} size="72rem">
      <Content {...document} onClose={onClose} />
    </Dialog>
  );
}

function Content({ onClose, ...document }: SentDocument & Pick<DialogState, 'onClose'>) {
  const query = useQuery(previewQuery(document));
  return (
    <RecordLoader query={query}>
      {(preview) => <SendForm {...document} preview={preview} onClose={onClose} />}
    </RecordLoader>
  );
}
