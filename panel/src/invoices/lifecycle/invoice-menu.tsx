import type { Invoice } from '@countinghouse/client';
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../session/use-session';
import classes from './invoice-menu.module.css';

export type InvoiceAction = Invoice['available_actions'][number];

const ACTIONS: readonly InvoiceAction[] = [
  'update',
  'finalize',
  'record_payment',
  'credit',
  'correct',
  'void',
  'mark_uncollectible',
  'delete',
];

/** Which action is the next that one would expect, in the order of the wish. */
const NEXT: readonly InvoiceAction[] = ['finalize', 'record_payment', 'credit'];

interface InvoiceMenuProps {
  readonly invoice: Invoice;
  readonly onAction: (action: InvoiceAction) => void;
}

/** What can be done with an invoice: the next step as a button, and all others; impossible ones say why. */
export function InvoiceMenu({ invoice, onAction }: InvoiceMenuProps) {
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  const mayWrite = useMay('invoices:write');
  const mayRecord = useMay('payments:write');
  const { available_actions } = invoice;
  if (!mayWrite && !mayRecord) return null;
  const isAllowed = (action: InvoiceAction): boolean => (action === 'record_payment' ? mayRecord : mayWrite);
  const isPossible = (action: InvoiceAction): boolean =>
    isAllowed(action) && available_actions.includes(action);
  const next = NEXT.find(isPossible);
  return (
    <>
      <Menu position="bottom-end" width={300} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button ref={target} variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('invoicePage.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ACTIONS.filter((action) => action !== next).map((action) => (
            <Menu.Item
              key={action}
              className={classes.item}
              // It keeps its place among the keys, so that its reason can be read there.
              aria-disabled={!isPossible(action)}
              closeMenuOnClick={isPossible(action)}
              color={action === 'delete' && isPossible(action) ? 'red' : undefined}
              onClick={() => {
                if (!isPossible(action)) return;
                // The menu is gone when the dialog gives the focus back.
                target.current?.focus();
                onAction(action);
              }}
            >
              {t(`invoicePage.action_${action}`)}
              {!isPossible(action) && (
                <Text size="xs" c="dimmed">
                  {isAllowed(action) ? t(`invoicePage.cannot_${action}`) : t('problems.insufficient_scope')}
                </Text>
              )}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isPossible('update') && (
        <Button variant="default" aria-keyshortcuts="e" onClick={() => onAction('update')}>
          {t('common.edit')}
        </Button>
      )}
      {next !== undefined && (
        <Button onClick={() => onAction(next)}>{t(`invoicePage.action_${next}`)}</Button>
      )}
    </>
  );
}
