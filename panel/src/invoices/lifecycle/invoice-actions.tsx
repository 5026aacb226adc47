import type { Invoice } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useActions, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { DeleteDialog } from '../../components/delete-dialog';
import { notifyDone } from '../../components/notify';
import '../../i18n/invoice-texts';
import { FinalizeDialog } from './finalize-dialog';
import { InvoiceMenu, type InvoiceAction } from './invoice-menu';
import { IssuedParticulars } from './issued-particulars';
import { useBegunAction } from './use-begun-action';
import { lazyPart } from '../../components/lazy-part';

const PaymentDialog = lazyPart(() => import('./payment-dialog'));
const CreditDialog = lazyPart(() => import('./credit-dialog'));
const MarkSentDialog = lazyPart(() => import('./mark-sent-dialog'));
const ExtendDialog = lazyPart(() => import('./extend-dialog'));
const SaveTemplateDialog = lazyPart(() => import('../templates/save-template-dialog'));
const SendDialog = lazyPart(() => import('../../mail/send-dialog'));

interface About {
  readonly invoice: Invoice;
}

type Asked = About & DialogState;

/** All actions on an invoice, with their dialogs. */
export function InvoiceActions({ invoice }: About) {
  const navigate = useNavigate();
  const actions = useActions<InvoiceAction>();
  const params = { invoiceId: invoice.id };
  const begin = (action: InvoiceAction): void => {
    if (action === 'update') return void navigate({ to: '/invoices/$invoiceId/edit', params });
    if (action === 'repeat') {
      return void navigate({ to: '/recurring-invoices/new', search: { invoice_id: invoice.id } });
    }
    if (action === 'correct' && invoice.status === 'draft') return begin('update');
    if (action === 'correct') return void navigate({ to: '/invoices/$invoiceId/correct', params });
    actions.begin(action);
  };
  useBegunAction(invoice, begin);
  const of = (action: InvoiceAction): Asked => ({ invoice, ...actions.of(action) });
  return (
    <>
      <InvoiceMenu invoice={invoice} onAction={begin} />
      <FinalizeDialog {...of('finalize')} />
      <VoidInvoice {...of('void')} />
      <WriteOff {...of('mark_uncollectible')} />
      <DeleteDraft {...of('delete')} />
      <Suspense>
        {actions.wasOpen('record_payment') && <PaymentDialog {...of('record_payment')} />}
        {actions.wasOpen('credit') && <CreditDialog {...of('credit')} />}
        {actions.wasOpen('mark_sent') && <MarkSentDialog {...of('mark_sent')} />}
        {actions.wasOpen('extend') && <ExtendDialog {...of('extend')} />}
        {actions.wasOpen('save_template') && (
          <SaveTemplateDialog invoiceId={invoice.id} {...actions.of('save_template')} />
        )}
        {actions.wasOpen('send') && <SendDialog kind="invoices" record={invoice} {...actions.of('send')} />}
      </Suspense>
    </>
  );
}

function VoidInvoice({ invoice, ...opened }: Asked) {
  const { t } = useTranslation();
  const { number } = invoice;
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="invoices"
      record={invoice}
      title={t('invoicePage.voidTitle', { number })}
      confirm={t('invoicePage.action_void')}
      run={(options) => api.invoices.void(invoice.id, options)}
      done={() => t('invoicePage.voided', { number })}
    >
      <IssuedParticulars invoice={invoice} />
      <Text size="sm">{t('invoicePage.voidText')}</Text>
    </ActionDialog>
  );
}

function WriteOff({ invoice, ...opened }: Asked) {
  const { t } = useTranslation();
  const { number } = invoice;
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="invoices"
      record={invoice}
      title={t('invoicePage.uncollectibleTitle', { number })}
      confirm={t('invoicePage.action_mark_uncollectible')}
      run={(options) => api.invoices.markUncollectible(invoice.id, options)}
      done={() => t('invoicePage.writtenOff', { number })}
    >
      <IssuedParticulars invoice={invoice} />
      <Text size="sm">{t('invoicePage.uncollectibleText')}</Text>
    </ActionDialog>
  );
}

function DeleteDraft({ invoice: { id, version }, ...opened }: Asked) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <DeleteDialog
      {...opened}
      title={t('invoicePage.deleteTitle')}
      text={t('invoicePage.deleteText')}
      remove={() => api.invoices.delete(id, { ifVersion: version })}
      onRemoved={() => {
        notifyDone(t('invoicePage.deleted'));
        void navigate({ to: '/invoices' }).then(() => {
          queryClient.removeQueries({ queryKey: keysOf('invoices').one(id) });
          void queryClient.invalidateQueries({ queryKey: keysOf('invoices').all });
        });
      }}
    />
  );
}
