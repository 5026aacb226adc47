import type { Invoice } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../actions/action-menu';
import { useMay } from '../../session/use-session';
import { useMayDo } from '../use-may-do';
import '../../i18n/invoice-texts';

/** Reminders have a place of their own on the page. */
type Available = Exclude<Invoice['available_actions'][number], 'remind'>;

/** Whatever there is can be made again and again, and kept for others. */
type OfEveryState = 'repeat' | 'save_template';

/** What can be sent can be marked as sent. */
export type InvoiceAction = Available | 'mark_sent' | OfEveryState;

/** Whether no state of an invoice rules out an action. */
export function isOfEveryState(action: InvoiceAction): action is OfEveryState {
  return action === 'repeat' || action === 'save_template';
}

/** Returns the action of the API that must be available for an action of the panel. */
export function neededFor(action: Exclude<InvoiceAction, OfEveryState>): Available {
  return action === 'mark_sent' ? 'send' : action;
}

const ACTIONS: readonly InvoiceAction[] = [
  'update',
  'finalize',
  'send',
  'mark_sent',
  'record_payment',
  'credit',
  'correct',
  'extend',
  'void',
  'mark_uncollectible',
  'repeat',
  'save_template',
  'delete',
];

const NEXT: readonly InvoiceAction[] = ['finalize', 'record_payment', 'credit'];

/** The keys of what follows most often. Each of them only opens a dialog. */
const SHORTCUTS: { readonly [Action in InvoiceAction]?: string } = { finalize: 'f', record_payment: 'p' };

interface InvoiceMenuProps {
  readonly invoice: Invoice;
  readonly onAction: (action: InvoiceAction) => void;
}

/** The actions on an invoice. */
export function InvoiceMenu({ invoice: { id, available_actions }, onAction }: InvoiceMenuProps) {
  const { t } = useTranslation();
  const mayWrite = useMay('invoices:write');
  const mayDo = useMayDo();
  if (!mayWrite && !mayDo('record_payment')) return null;
  const reasonOf = (action: InvoiceAction): string | undefined => {
    if (isOfEveryState(action)) return mayWrite ? undefined : t('problems.insufficient_scope');
    const needed = neededFor(action);
    if (!mayDo(needed)) return t('problems.insufficient_scope');
    return available_actions.includes(needed) ? undefined : t(`invoicePage.cannot_${needed}`);
  };
  const offered = ACTIONS.map((action) => ({
    action,
    label: t(`invoicePage.action_${action}`),
    reason: reasonOf(action),
    isDangerous: action === 'delete',
    shortcut: SHORTCUTS[action],
  }));
  return (
    <ActionMenu offered={offered} next={NEXT} onAction={onAction}>
      {mayWrite && (
        <Button
          variant="default"
          aria-keyshortcuts="d"
          renderRoot={(props) => <Link to="/invoices/new" search={{ copy_of: id }} {...props} />}
        >
          {t('invoicePage.action_duplicate')}
        </Button>
      )}
      {reasonOf('update') === undefined && (
        <Button variant="default" aria-keyshortcuts="e" onClick={() => onAction('update')}>
          {t('common.edit')}
        </Button>
      )}
    </ActionMenu>
  );
}
