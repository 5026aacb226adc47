import type { MessagePreview } from '@countinghouse/client';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNames, type DocumentFormat } from '../invoices/e-invoice-formats';
import { MailSheet } from './mail-sheet';
import type { SentDocument } from './send-calls';
import type { SendValues } from './send-values';
import { lazyPart } from '../components/lazy-part';

const PdfPreview = lazyPart(() => import('../documents/pdf-preview'));

interface SendPreviewProps extends SentDocument {
  readonly values: SendValues;
  readonly preview: MessagePreview;
}

/** What the customer will see: the mail, or the PDF that goes along. */
export function SendPreview({ values, preview, kind, record: { id, version } }: SendPreviewProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState('mail');
  const { attachments } = values;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('messages.preview')}
        value={shown}
        onChange={setShown}
        transitionDuration={0}
        data={(['mail', 'pdf'] as const).map((value) => ({ value, label: t(`messages.${value}`) }))}
      />
      {shown === 'pdf' ? (
        <Suspense>
          <PdfPreview kind={kind} id={id} version={version} />
        </Suspense>
      ) : (
        <MailSheet mail={written(values, preview)}>
          <Text size="sm" c="dimmed">
            {attachments.length === 0
              ? t('messages.noFiles')
              : attachments.map((format) => nameOf(format, preview)).join(', ')}
          </Text>
        </MailSheet>
      )}
    </Stack>
  );
}

/** A file that has no format of its own, such as a quote, is known by its name. */
function nameOf(format: string, { attachments }: MessagePreview): string {
  const file = attachments.find((one) => one.format === format);
  return formatNames[format as DocumentFormat] ?? file?.filename ?? format;
}

/** The mail with what was changed of it; recipients keep the names that the service knows. */
function written({ to, cc, bcc, subject, text }: SendValues, preview: MessagePreview) {
  const known = new Map(
    [...preview.to, ...preview.cc, ...preview.bcc].map((one) => [one.address.toLowerCase(), one]),
  );
  const named = (addresses: readonly string[]) => {
    return addresses.map((address) => known.get(address.toLowerCase()) ?? { address });
  };
  return { ...preview, subject, text, to: named(to), cc: named(cc), bcc: [...preview.bcc, ...named(bcc)] };
}
