import type { Attachment, Invoice } from '@countinghouse/client';
import { ActionIcon, Anchor, Button, FileButton, Group, Text } from '@mantine/core';
import { IconDownload, IconLink, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Panel } from '../../components/facts';
import { notifyDone, notifyWarning, useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';
import { base64Of } from '../../files/base64';
import { useFileSize } from '../../files/use-file-size';
import '../../i18n/e-invoice-texts';
import { useMay } from '../../session/use-session';
import { attachableFiles, attachmentType, type MediaType } from './attachment-types';
import '../../i18n/document-texts';
import { lazyPart } from '../../components/lazy-part';

const LinkDialog = lazyPart(() => import('./link-dialog'));

interface About {
  readonly invoice: Invoice;
}

/** The files and links that go with an invoice. A draft takes more of them. */
export default function AttachmentsOf({ invoice }: About) {
  const { t } = useTranslation();
  const isOpen = useMay('invoices:write') && invoice.status === 'draft';
  const attachments = invoice.attachments ?? [];
  if (!isOpen && attachments.length === 0) return null;
  return (
    <Panel title={t('eInvoice.attachments')}>
      {attachments.length === 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('eInvoice.attachmentsNone')}
        </Text>
      )}
      {attachments.map((one) => (
        <Row key={one.id} attachment={one} invoice={invoice} isOpen={isOpen} />
      ))}
      {isOpen && (
        <Group gap="xs">
          <AttachButton invoice={invoice} />
          <LinkButton invoice={invoice} />
        </Group>
      )}
    </Panel>
  );
}

/** Loads the invoice anew, which lists its attachments and has another version. */
function useReload({ id }: Invoice): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keysOf('invoices').one(id) });
}

function AttachButton({ invoice }: About) {
  const { t } = useTranslation();
  const reload = useReload(invoice);
  const onError = useNotifyProblem();
  const attach = useMutation({
    mutationFn: async ({ file, media_type }: { file: File; media_type: MediaType }) => {
      const { name: filename } = file;
      const content = await base64Of(file);
      return api.attachments.create(invoice.id, { reference: filename, filename, media_type, content });
    },
    onSuccess: async ({ reference }) => {
      notifyDone(t('eInvoice.attached', { name: reference }));
      await reload();
    },
    onError,
  });
  const onChosen = (file: File | null): void => {
    if (file === null) return;
    const media_type = attachmentType(file.name);
    if (media_type === undefined) notifyWarning(t('eInvoice.attachmentType', { name: file.name }));
    else attach.mutate({ file, media_type });
  };
  return (
    <FileButton accept={attachableFiles} onChange={onChosen}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-sm"
          loading={attach.isPending}
          leftSection={<IconPaperclip size={16} aria-hidden />}
        >
          {t('eInvoice.attach')}
        </Button>
      )}
    </FileButton>
  );
}

function LinkButton({ invoice }: About) {
  const { t } = useTranslation();
  const reload = useReload(invoice);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('eInvoice.link')}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkDialog
            isOpen
            invoiceId={invoice.id}
            onClose={() => setOpen(false)}
            onSaved={({ reference }) => {
              setOpen(false);
              notifyDone(t('eInvoice.attached', { name: reference }));
              void reload();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface RowProps extends About {
  readonly attachment: Attachment;
  readonly isOpen: boolean;
}

function Row({ attachment, invoice, isOpen }: RowProps) {
  const { reference, description, filename, size, url } = attachment;
  const fileSize = useFileSize();
  const more = [
    description,
    filename === reference ? undefined : filename,
    size === undefined ? undefined : fileSize(size),
  ];
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" mb="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {url === undefined ? (
          reference
        ) : (
          <Anchor href={url} target="_blank" rel="noreferrer">
            {reference}
          </Anchor>
        )}{' '}
        <Text span size="xs" c="dimmed">
          {more.filter((part) => part !== undefined).join(' · ')}
        </Text>
      </Text>
      <Group gap="xs" wrap="nowrap">
        {url === undefined && <DownloadButton attachment={attachment} />}
        {isOpen && <RemoveButton attachment={attachment} invoice={invoice} />}
      </Group>
    </Group>
  );
}

function DownloadButton({ attachment: { id, reference, filename } }: Pick<RowProps, 'attachment'>) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: () => api.attachments.get(id),
    onSuccess: (content) => saveFile(content, filename ?? reference),
    onError: useNotifyProblem(),
  });
  return (
    <ActionIcon
      variant="default"
      aria-label={t('documents.download', { name: reference })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      <IconDownload size={16} aria-hidden />
    </ActionIcon>
  );
}

function RemoveButton({ attachment: { id, reference }, invoice }: Omit<RowProps, 'isOpen'>) {
  const { t } = useTranslation();
  const reload = useReload(invoice);
  const remove = useMutation({
    mutationFn: () => api.attachments.delete(id),
    onSuccess: reload,
    onError: useNotifyProblem(),
  });
  return (
    <ActionIcon
      variant="default"
      aria-label={t('eInvoice.attachmentRemove', { name: reference })}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}
