import type { Quote } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu, type OfferedAction } from '../../actions/action-menu';
import { useActions, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { DeleteDialog } from '../../components/delete-dialog';
import { lazyPart } from '../../components/lazy-part';
import { notifyDone, useNotifyProblem } from '../../components/notify';
import { saveFile } from '../../components/save-file';
import '../../i18n/quote-texts';
import { useMay } from '../../session/use-session';
import { useBegunIssue } from './use-begun-issue';

const SendDialog = lazyPart(() => import('../../mail/send-dialog'));
const AcceptDialog = lazyPart(() => import('./accept-dialog'));
const DeclineDialog = lazyPart(() => import('./decline-dialog'));
const ExtendDialog = lazyPart(() => import('./extend-dialog'));
const InvoiceDialog = lazyPart(() => import('./invoice-dialog'));

const ACTIONS = [
  'update',
  'issue',
  'send',
  'accept',
  'create_invoice',
  'decline',
  'extend',
  'revise',
  'cancel',
  'pdf',
  'duplicate',
  'delete',
] as const;

type Action = (typeof ACTIONS)[number];

interface About {
  readonly quote: Quote;
}

type Asked = About & DialogState;

/** The actions on a quote, with their dialogs. */
export function QuoteActions({ quote }: About) {
  const navigate = useNavigate();
  const actions = useActions<Action>();
  const offered = useOffered(quote);
  const savePdf = useSavePdf(quote);
  useBegunIssue(quote, () => actions.begin('issue'));
  const begin = (action: Action): void => {
    if (action === 'pdf') return savePdf();
    if (action !== 'update') return actions.begin(action);
    void navigate({ to: '/quotes/$quoteId/edit', params: { quoteId: quote.id } });
  };
  if (offered.length === 0) return null;
  const of = (action: Action): Asked => ({ quote, ...actions.of(action) });
  return (
    <>
      <ActionMenu
        offered={offered}
        next={['issue', 'accept', 'create_invoice', 'extend', 'revise']}
        onAction={begin}
      />
      <PlainAction action="issue" {...of('issue')} />
      <PlainAction action="cancel" {...of('cancel')} />
      <Revise {...of('revise')} />
      <Duplicate {...of('duplicate')} />
      <DeleteDraft {...of('delete')} />
      <Suspense>
        {actions.wasOpen('send') && <SendDialog kind="quotes" record={quote} {...actions.of('send')} />}
        {actions.wasOpen('accept') && <AcceptDialog {...of('accept')} />}
        {actions.wasOpen('decline') && <DeclineDialog {...of('decline')} />}
        {actions.wasOpen('extend') && <ExtendDialog {...of('extend')} />}
        {actions.wasOpen('create_invoice') && <InvoiceDialog {...of('create_invoice')} />}
      </Suspense>
    </>
  );
}

/** Returns what may be done, and why not. */
function useOffered({ available_actions }: Quote): OfferedAction<Action>[] {
  const { t } = useTranslation();
  const may = { quotes: useMay('quotes:write'), invoices: useMay('invoices:write') };
  return ACTIONS.filter((action) =>
    action === 'pdf' ? true : action === 'create_invoice' ? may.invoices : may.quotes,
  ).map((action) => ({
    action,
    label: t(`quotes.do_${action}`),
    reason:
      ofEveryState(action) || available_actions.includes(action) ? undefined : t(`quotes.cannot_${action}`),
    isDangerous: action === 'cancel' || action === 'delete',
  }));
}

/** Returns a function that saves the PDF of the quote. */
function useSavePdf({ id, number }: Quote): () => void {
  const pdf = useMutation({
    mutationFn: () => api.quotes.pdf(id),
    onSuccess: (content) => saveFile(content, `${number ?? 'quote-draft'}.pdf`),
    onError: useNotifyProblem(),
  });
  return () => pdf.mutate();
}

/** What no state rules out. */
function ofEveryState(action: Action): action is 'pdf' | 'duplicate' {
  return action === 'pdf' || action === 'duplicate';
}

/** Makes a draft of an offer of its own with the same content, and leads there. */
function Duplicate({ quote, ...opened }: Asked) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const made = useRef('');
  const { id, number, customer_name } = quote;
  const name = number ?? customer_name;
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      title={t('quotes.ask_duplicate', { name })}
      confirm={t('quotes.do_duplicate')}
      run={async ({ idempotencyKey }) => {
        const draft = await api.quotes.duplicate(id, { prices: 'keep' }, { idempotencyKey });
        made.current = draft.id;
        return draft;
      }}
      done={() => t('quotes.done_duplicate', { name })}
      onDone={() => void navigate({ to: '/quotes/$quoteId', params: { quoteId: made.current } })}
    >
      <Text size="sm">{t('quotes.text_duplicate')}</Text>
    </ActionDialog>
  );
}

/** An action that needs no more than a yes. */
function PlainAction({ action, quote, ...opened }: Asked & { readonly action: 'issue' | 'cancel' }) {
  const { t } = useTranslation();
  const { id, number, customer_name } = quote;
  return (
    <ActionDialog
      {...opened}
      isDangerous={action === 'cancel'}
      kind="quotes"
      record={quote}
      title={t(`quotes.ask_${action}`, { name: number ?? customer_name })}
      confirm={t(`quotes.do_${action}`)}
      run={(options) => api.quotes[action](id, options)}
      done={(after) => t(`quotes.done_${action}`, { number: after.number })}
    >
      <Text size="sm">{t(`quotes.text_${action}`)}</Text>
    </ActionDialog>
  );
}

/** Makes a draft that is to take the place of the quote, and leads there. */
function Revise({ quote, ...opened }: Asked) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const made = useRef('');
  const { id, number } = quote;
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      title={t('quotes.ask_revise', { name: number })}
      confirm={t('quotes.do_revise')}
      run={async (options) => {
        const draft = await api.quotes.revise(id, options);
        made.current = draft.id;
        return draft;
      }}
      done={() => t('quotes.done_revise', { number })}
      onDone={() => void navigate({ to: '/quotes/$quoteId', params: { quoteId: made.current } })}
    >
      <Text size="sm">{t('quotes.text_revise')}</Text>
    </ActionDialog>
  );
}

function DeleteDraft({ quote: { id, customer_name: name, version }, ...opened }: Asked) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <DeleteDialog
      {...opened}
      title={t('quotes.ask_delete', { name })}
      text={t('quotes.text_delete')}
      remove={() => api.quotes.delete(id, { ifVersion: version })}
      onRemoved={() => {
        notifyDone(t('quotes.done_delete'));
        void navigate({ to: '/quotes' }).then(() => {
          queryClient.removeQueries({ queryKey: keysOf('quotes').one(id) });
          void queryClient.invalidateQueries({ queryKey: keysOf('quotes').all });
        });
      }}
    />
  );
}
