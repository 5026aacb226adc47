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
import { useFormats } from '../../i18n/formats';
import { Particulars } from '../issue/issue-summary';
import '../../i18n/invoice-texts';
import { FinalizeDialog } from './finalize-dialog';
import { InvoiceMenu, type InvoiceAction } from './invoice-menu';
import { useBegunAction } from './use-begun-action';
import { lazyPart } from '../../components/lazy-part';

const PaymentDialog = lazyPart(() => import('./payment-dialog'));
const CreditDialog = lazyPart(() => import('./credit-dialog'));
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

/** The issued invoice of a dialog. */
export function IssuedParticulars({ invoice }: About) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { number, customer_name, currency, total, amount_due, due_date } = invoice;
  return (
    <Particulars
      entries={[
        [t('invoices.number'), number],
        [t('invoices.customer'), customer_name],
        [t('invoices.total'), money(total, currency)],
        [t('invoices.amountDue'), money(amount_due, currency)],
        [t('invoices.due'), day(due_date)],
      ]}
    />
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
