import type { Invoice } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { DeleteDialog } from '../../components/delete-dialog';
import { notifyDone } from '../../components/notify';
import { FinalizeText } from '../finalize-warning';
import { ActionDialog } from './action-dialog';
import { InvoiceMenu, type InvoiceAction } from './invoice-menu';

const PaymentDialog = lazy(() => import('./payment-dialog'));
const CreditDialog = lazy(() => import('./credit-dialog'));

interface About {
  readonly invoice: Invoice;
}

interface Opened extends About {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that can be done with an invoice, and the questions that are asked before. */
export function InvoiceActions({ invoice }: About) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<InvoiceAction>();
  // A dialog that is fetched when it is first needed stays, so that it can give the focus back.
  const [seen, setSeen] = useState<ReadonlySet<InvoiceAction>>(new Set());
  const params = { invoiceId: invoice.id };
  const begin = (action: InvoiceAction): void => {
    if (action === 'update') return void navigate({ to: '/invoices/$invoiceId/edit', params });
    if (action === 'correct' && invoice.status === 'draft') return begin('update');
    if (action === 'correct') return void navigate({ to: '/invoices/$invoiceId/correct', params });
    setSeen(new Set([...seen, action]));
    setOpened(action);
  };
  const of = (action: InvoiceAction): Opened => ({
    invoice,
    isOpen: opened === action,
    onClose: () => setOpened(undefined),
  });
  return (
    <>
      <InvoiceMenu invoice={invoice} onAction={begin} />
      <FinalizeInvoice {...of('finalize')} />
      <VoidInvoice {...of('void')} />
      <WriteOff {...of('mark_uncollectible')} />
      <DeleteDraft {...of('delete')} />
      <Suspense>
        {seen.has('record_payment') && <PaymentDialog {...of('record_payment')} />}
        {seen.has('credit') && <CreditDialog {...of('credit')} />}
      </Suspense>
    </>
  );
}

function FinalizeInvoice({ invoice, ...opened }: Opened) {
  const { t } = useTranslation();
  return (
    <ActionDialog
      {...opened}
      invoice={invoice}
      title={t('invoicePage.finalizeTitle')}
      confirm={t('invoicePage.finalizeConfirm')}
      run={(key) => api.invoices.finalize(invoice.id, { ifVersion: invoice.version, idempotencyKey: key })}
      done={({ number }) => t('invoicePage.finalized', { number })}
    >
      <FinalizeText />
    </ActionDialog>
  );
}

function VoidInvoice({ invoice, ...opened }: Opened) {
  const { t } = useTranslation();
  const { number } = invoice;
  return (
    <ActionDialog
      {...opened}
      isDangerous
      invoice={invoice}
      title={t('invoicePage.voidTitle', { number })}
      confirm={t('invoicePage.action_void')}
      run={(key) => api.invoices.void(invoice.id, { ifVersion: invoice.version, idempotencyKey: key })}
      done={() => t('invoicePage.voided', { number })}
    >
      <Text size="sm">{t('invoicePage.voidText')}</Text>
    </ActionDialog>
  );
}

function WriteOff({ invoice, ...opened }: Opened) {
  const { t } = useTranslation();
  const { number } = invoice;
  return (
    <ActionDialog
      {...opened}
      isDangerous
      invoice={invoice}
      title={t('invoicePage.uncollectibleTitle', { number })}
      confirm={t('invoicePage.action_mark_uncollectible')}
      run={(key) =>
        api.invoices.markUncollectible(invoice.id, { ifVersion: invoice.version, idempotencyKey: key })
      }
      done={() => t('invoicePage.writtenOff', { number })}
    >
      <Text size="sm">{t('invoicePage.uncollectibleText')}</Text>
    </ActionDialog>
  );
}

function DeleteDraft({ invoice: { id, version }, ...opened }: Opened) {
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
          queryClient.removeQueries({ queryKey: ['invoices', 'one', id] });
          void queryClient.invalidateQueries({ queryKey: ['invoices'] });
        });
      }}
    />
  );
}
