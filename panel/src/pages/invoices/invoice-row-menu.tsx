import type { InvoiceSummary } from '@countinghouse/client';
import { Menu } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../components/lazy-popover.module.css';
import { useMounted } from '../../components/use-mounted';
import type { InvoiceAction } from '../../invoices/lifecycle/invoice-menu';
import { useMayDo } from '../../invoices/use-may-do';
import { useMay } from '../../session/use-session';
import '../../i18n/invoice-texts';

/** The actions offered in the list. The page of the invoice has all of them. */
const ACTIONS = ['finalize', 'send', 'record_payment', 'credit', 'correct', 'void', 'delete'] as const;

interface RowMenuProps {
  readonly invoice: InvoiceSummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The actions on an invoice of the list. They open its page, which asks before it does anything. */
export default function InvoiceRowMenu({ invoice, isOpen, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const mayWrite = useMay('invoices:write');
  const offered = useOffered(invoice);
  const { id } = invoice;
  const begin = (action: InvoiceAction): void => {
    const state = { from: '/invoices', action };
    void navigate({ to: '/invoices/$invoiceId', params: { invoiceId: id }, state });
  };
  return (
    <Menu
      opened={isOpen && isMounted}
      onChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      returnFocus
      shadow="md"
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span className={classes.anchor} role="button" tabIndex={-1} aria-hidden />
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

/** Returns the actions that the user may do with this invoice now. */
function useOffered({ available_actions, status }: InvoiceSummary) {
  const mayDo = useMayDo();
  return ACTIONS.filter((action) => available_actions.includes(action) && mayDo(action)).filter(
    (action) => action !== 'correct' || status !== 'draft',
  );
}
