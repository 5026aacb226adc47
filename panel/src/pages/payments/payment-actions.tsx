import type { Payment } from '@countinghouse/client';
import { Button, Text, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import '../../i18n/document-texts';
import { lazyPart } from '../../components/lazy-part';
import { useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';

const AllocateDialog = lazyPart(() => import('../../actions/allocate-dialog'));
const RefundDialog = lazyPart(() => import('../../actions/refund-dialog'));

const SendReceipt = lazyPart(() => import('./send-receipt'));

const ACTIONS = ['allocate', 'unallocate', 'refund', 'send', 'pdf', 'note', 'reverse'] as const;

type Action = (typeof ACTIONS)[number];

/** The maximum of the service. */
const REASON_LENGTH_MAX = 255;
const NOTE_LENGTH_MAX = 4000;

/** The actions on a payment, with their dialogs. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const actions = useActions<Action>();
  const savePdf = useSavePdf(payment);
  const reasonOf = useReason(payment);
  const mayWrite = useMay('payments:write');
  if (!mayWrite) return <DownloadReceipt isOffered={reasonOf('pdf') === undefined} onDownload={savePdf} />;
  const offered = ACTIONS.map((action) => ({
    action,
    label: t(`payments.action_${action}`),
    isDangerous: action === 'reverse',
    reason: reasonOf(action),
  }));
  return (
    <>
      <ActionMenu
        offered={offered}
        next={['allocate']}
        onAction={(action) => (action === 'pdf' ? savePdf() : actions.begin(action))}
      />
      <ReversePayment payment={payment} {...actions.of('reverse')} />
      <UnallocatePayment payment={payment} {...actions.of('unallocate')} />
      {actions.wasOpen('note') && <PaymentNote payment={payment} {...actions.of('note')} />}
      <Suspense>
        {actions.wasOpen('refund') && (
          <RefundDialog
            kind="payments"
            source={payment}
            title={t('payments.refundTitle', { amount: money(payment.amount, payment.currency) })}
            run={(body, options) => api.payments.refund(payment.id, body, options)}
            {...actions.of('refund')}
          />
        )}
        {actions.wasOpen('send') && <SendReceipt payment={payment} {...actions.of('send')} />}
        {actions.wasOpen('allocate') && (
          <AllocateDialog
            kind="payments"
            source={payment}
            run={(body, options) => api.payments.allocate(payment.id, body, options)}
            {...actions.of('allocate')}
          />
        )}
      </Suspense>
    </>
  );
}

interface DownloadReceiptProps {
  readonly isOffered: boolean;
  readonly onDownload: () => void;
}

/** What is left of the actions for users who may only read. */
function DownloadReceipt({ isOffered, onDownload }: DownloadReceiptProps) {
  const { t } = useTranslation();
  if (!isOffered) return null;
  return (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
      {t('payments.action_pdf')}
    </Button>
  );
}

/** Returns a function that says why an action is not possible; undefined where it is. */
function useReason({ available_actions, status }: Payment): (action: Action) => string | undefined {
  const { t } = useTranslation();
  return (action) => {
    const asked = action === 'pdf' ? 'send' : action;
    if (asked === 'note' || available_actions.includes(asked)) return undefined;
    return status === 'reversed' || asked === 'send'
      ? t('payments.isReversed')
      : t(`payments.cannot_${asked}`);
  };
}

/** Returns a function that saves the receipt of the payment. */
function useSavePdf({ id }: Payment): () => void {
  const pdf = useMutation({
    mutationFn: () => api.payments.pdf(id),
    onSuccess: (content) => saveFile(content, `receipt-${id}.pdf`),
    onError: useNotifyProblem(),
  });
  return () => pdf.mutate();
}

function UnallocatePayment({ payment, ...opened }: DialogState & { payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { id, applied_amount, currency } = payment;
  const amount = money(applied_amount, currency);
  const invoices = [...new Set(payment.allocations.map(({ invoice_id }) => invoice_id))];
  return (
    <ActionDialog
      {...opened}
      kind="payments"
      record={payment}
      title={t('payments.unallocateTitle', { amount })}
      confirm={t('payments.unallocateConfirm')}
      run={(options) => {
        const allocations = invoices.map((invoice_id) => ({ invoice_id }));
        return api.payments.unallocate(id, { allocations }, options);
      }}
      done={() => t('payments.unallocateDone', { amount })}
    >
      <Text size="sm">{t('payments.unallocateText')}</Text>
    </ActionDialog>
  );
}

function PaymentNote({ payment, ...opened }: DialogState & { payment: Payment }) {
  const { t } = useTranslation();
  const [note, setNote] = useFresh(opened.isOpen, payment.note ?? '');
  return (
    <ActionDialog
      {...opened}
      kind="payments"
      record={payment}
      values={note}
      title={t('payments.noteTitle')}
      confirm={t('common.save')}
      run={({ ifVersion }) => {
        return api.payments.patch(payment.id, { note: note.trim() === '' ? null : note }, { ifVersion });
      }}
      done={() => t('payments.noteDone')}
    >
      <Textarea
        label={t('payments.note')}
        autosize
        minRows={2}
        maxLength={NOTE_LENGTH_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}

function ReversePayment({ payment, ...opened }: DialogState & { payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [reason, setReason] = useFresh(opened.isOpen, '');
  const amount = money(payment.amount, payment.currency);
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="payments"
      record={payment}
      values={reason}
      title={t('payments.reverseTitle', { amount })}
      confirm={t('payments.reverseConfirm')}
      run={(options) => {
        const said = reason.trim();
        return api.payments.reverse(payment.id, said === '' ? {} : { reason: said }, options);
      }}
      done={() => t('payments.reversedDone', { amount })}
    >
      <Text size="sm">{t('payments.reverseText')}</Text>
      <Textarea
        label={t('creditNotes.reason')}
        description={t('payments.reasonHint')}
        autosize
        minRows={2}
        maxLength={REASON_LENGTH_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
