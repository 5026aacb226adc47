import type { Invoice, MarkSent } from '@countinghouse/client';
import { Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { IssuedParticulars } from './issued-particulars';
import '../../i18n/invoice-texts';

/** Mail that the user's own program has sent is another way as well. */
const CHANNELS = ['post', 'network', 'other'] as const satisfies readonly MarkSent['channel'][];

type Channel = (typeof CHANNELS)[number];

/** Asks how an invoice has reached its customer without this service. */
export default function MarkSentDialog({ invoice, ...opened }: DialogState & { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const [channel, setChannel] = useFresh<Channel>(opened.isOpen, 'post');
  const { number } = invoice;
  return (
    <ActionDialog
      {...opened}
      kind="invoices"
      record={invoice}
      values={channel}
      title={t('invoicePage.markSentTitle', { number })}
      confirm={t('invoicePage.markSentConfirm')}
      run={(options) => api.invoices.markSent(invoice.id, { channel }, options)}
      done={() => t('invoicePage.markedSent', { number })}
    >
      <IssuedParticulars invoice={invoice} />
      <Radio.Group
        label={t('invoicePage.sentHow')}
        value={channel}
        onChange={(value) => setChannel(value as Channel)}
      >
        <Stack gap="xs" mt={6}>
          {CHANNELS.map((value) => (
            <Radio key={value} value={value} label={t(`invoicePage.channels.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm">{t('invoicePage.markSentText')}</Text>
    </ActionDialog>
  );
}
