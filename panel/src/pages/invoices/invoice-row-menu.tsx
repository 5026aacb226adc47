import type { InvoiceSummary } from '@countinghouse/client';
import { Menu } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../components/lazy-popover.module.css';
import type { InvoiceAction } from '../../invoices/lifecycle/invoice-menu';
import { useMay } from '../../session/use-session';

/** Actions that are worth a way from the list; the page of the invoice has all of them. */
const ACTIONS = ['finalize', 'record_payment', 'credit', 'correct', 'void', 'delete'] as const;

interface RowMenuProps {
  readonly invoice: InvoiceSummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What can be done with an invoice of the list. Its page asks before anything is done. */
export default function InvoiceRowMenu({ invoice, isOpen, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useMay('invoices:write');
  const mayRecord = useMay('payments:write');
  const { id, available_actions } = invoice;
  const begin = (action: InvoiceAction): void => {
    const state = { from: '/invoices', action };
    void navigate({ to: '/invoices/$invoiceId', params: { invoiceId: id }, state });
  };
  const offered = ACTIONS.filter(
    (action) => available_actions.includes(action) && (action === 'record_payment' ? mayRecord : mayWrite),
  ).filter((action) => action !== 'correct' || invoice.status !== 'draft');
  return (
    <Menu
      opened={isOpen}
      onChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      returnFocus
      shadow="md"
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        {invoice.status === 'draft' && mayWrite && (
          <Menu.Item
            renderRoot={(props) => (
              <Link to="/invoices/$invoiceId/edit" params={{ invoiceId: id }} {...props} />
            )}
          >
            {t('common.edit')}
          </Menu.Item>
        )}
        {offered.map((action) => (
          <Menu.Item key={action} onClick={() => begin(action)}>
            {t(`invoicePage.action_${action}`)}
          </Menu.Item>
        ))}
        {mayWrite && (
          <Menu.Item renderRoot={(props) => <Link to="/invoices/new" search={{ copy_of: id }} {...props} />}>
            {t('invoicePage.action_duplicate')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
