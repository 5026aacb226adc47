import type { CreditNote } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { useFormats } from '../../i18n/formats';
import { Particulars } from '../../invoices/issue/issue-summary';
import { useMay } from '../../session/use-session';
import '../../i18n/document-texts';
import { lazyPart } from '../../components/lazy-part';

const AllocateDialog = lazyPart(() => import('../../actions/allocate-dialog'));
const RefundDialog = lazyPart(() => import('../../actions/refund-dialog'));

const SendDialog = lazyPart(() => import('../../mail/send-dialog'));

const ACTIONS = ['send', 'allocate', 'mark_refunded', 'void'] as const;

interface About {
  readonly note: CreditNote;
}

/** The actions on a credit note, with their dialogs. */
export function CreditNoteActions({ note }: About) {
  const { t } = useTranslation();
  const actions = useActions<(typeof ACTIONS)[number]>();
  if (!useMay('credit_notes:write')) return null;
  const { available_actions, status } = note;
  const offered = ACTIONS.map((action) => {
    const reason = status === 'void' ? t('creditNotes.isVoid') : t(`creditNotes.cannot_${action}`);
    return {
      action,
      label: t(`creditNotes.action_${action}`),
      reason: available_actions.includes(action) ? undefined : reason,
      isDangerous: action === 'void',
    };
  });
  return (
    <>
      <ActionMenu offered={offered} next={['allocate', 'send']} onAction={actions.begin} />
      <VoidCreditNote note={note} {...actions.of('void')} />
      <Suspense>
        {actions.wasOpen('mark_refunded') && (
          <RefundDialog
            kind="credit-notes"
            source={note}
            title={t('creditNotes.refundTitle', { number: note.number })}
            run={(body, options) => api.creditNotes.markRefunded(note.id, body, options)}
            {...actions.of('mark_refunded')}
          />
        )}
        {actions.wasOpen('send') && <SendDialog kind="credit-notes" record={note} {...actions.of('send')} />}
        {actions.wasOpen('allocate') && (
          <AllocateDialog
            kind="credit-notes"
            source={note}
            run={(body, options) => api.creditNotes.allocate(note.id, body, options)}
            {...actions.of('allocate')}
          />
        )}
      </Suspense>
    </>
  );
}

function VoidCreditNote({ note, ...opened }: DialogState & About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { id, number, customer_name, total, currency } = note;
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="credit-notes"
      record={note}
      title={t('creditNotes.voidTitle', { number })}
      confirm={t('creditNotes.voidConfirm')}
      run={(options) => api.creditNotes.void(id, options)}
      done={() => t('creditNotes.voided', { number })}
    >
      <Particulars
        entries={[
          [t('invoices.number'), number],
          [t('invoices.customer'), customer_name],
          [t('invoices.total'), money(total, currency)],
        ]}
      />
      <Text size="sm">{t('creditNotes.voidText')}</Text>
    </ActionDialog>
  );
}
