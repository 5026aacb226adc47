import type { MessageDetails } from '@countinghouse/client';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';
import type { DocumentFormat } from '../../invoices/e-invoice-formats';

interface MessageFilesProps {
  readonly message: Pick<MessageDetails, 'id' | 'attachments' | 'kind' | 'object_id'>;
}

/** The files that went along, to be had as the reader has them. */
export function MessageFiles({ message }: MessageFilesProps) {
  const { t } = useTranslation();
  const { attachments } = message;
  if (attachments.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t('messages.attachments')}>
      {attachments.map((file) => (
        <FileButton key={`${file.invoice_id ?? ''} ${file.format}`} message={message} file={file} />
      ))}
    </Group>
  );
}

type File = MessageDetails['attachments'][number];

/** Formats of files that were made for a message alone. */
const OWN_FORMATS = ['statement', 'reminder_letter', 'quote', 'receipt'];

/** What was made for the message alone, or a document of what it is about. */
function fetchedFile(
  { id, kind, object_id }: MessageFilesProps['message'],
  { format, invoice_id }: File,
): Promise<Uint8Array<ArrayBuffer>> {
  if (OWN_FORMATS.includes(format)) return api.messages.file(id);
  const documents = kind === 'credit_note' ? api.creditNoteDocuments : api.documents;
  return documents.get(invoice_id ?? object_id, format as DocumentFormat);
}

function FileButton({ message, file }: MessageFilesProps & { readonly file: File }) {
  const { filename } = file;
  const { t } = useTranslation();
  const onError = useNotifyProblem();
  const save = useMutation({
    mutationFn: () => fetchedFile(message, file),
    onSuccess: (content) => saveFile(content, filename),
    onError,
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPaperclip size={14} aria-hidden />}
      aria-label={t('messages.download', { name: filename })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {filename}
    </Button>
  );
}
