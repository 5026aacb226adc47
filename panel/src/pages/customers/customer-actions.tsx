import type { Customer } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type OfferedAction } from '../../actions/action-menu';
import { useActions } from '../../actions/use-actions';
import '../../i18n/customer-texts';
import '../../i18n/privacy-texts';
import { useManages, useMay } from '../../session/use-session';
import { DeleteCustomer } from './delete-customer';
import { EraseCustomer } from './erase-customer';
import { usePersonalData } from './use-personal-data';

interface About {
  readonly customer: Customer;
}

type Rare = 'download' | 'delete' | 'erase';

/** What is done with a customer: what is rare in a menu, then editing and the next invoice. */
export function CustomerActions({ customer }: About) {
  const { t } = useTranslation();
  const mayWrite = useMay('customers:write');
  const mayInvoice = useMay('invoices:write');
  const isActive = customer.archived_at === null;
  return (
    <>
      <RareActions customer={customer} />
      {isActive && mayWrite && (
        <Button
          variant="default"
          leftSection={<IconEdit size={16} aria-hidden />}
          aria-keyshortcuts="e"
          renderRoot={(props) => (
            <Link to="/customers/$customerId/edit" params={{ customerId: customer.id }} {...props} />
          )}
        >
          {t('common.edit')}
        </Button>
      )}
      {isActive && mayInvoice && (
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-keyshortcuts="n"
          renderRoot={(props) => <Link to="/invoices/new" search={{ customer_id: customer.id }} {...props} />}
        >
          {t('invoices.create')}
        </Button>
      )}
    </>
  );
}

/** Who is archived may still ask for a copy, and may have to be erased. */
function RareActions({ customer }: About) {
  const { t } = useTranslation();
  const mayWrite = useMay('customers:write');
  const manages = useManages();
  const download = usePersonalData(customer.id);
  const actions = useActions<Rare>();
  const of = (action: Rare, label: string, isDangerous = true): OfferedAction<Rare> => {
    return { action, label, reason: undefined, isDangerous };
  };
  const offered = [
    ...(manages ? [of('download', t('privacy.download'), false)] : []),
    ...(mayWrite && customer.archived_at === null ? [of('delete', t('common.delete'))] : []),
    ...(manages ? [of('erase', t('privacy.erase'))] : []),
  ];
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu
        offered={offered}
        next={[]}
        onAction={(action) => (action === 'download' ? download() : actions.begin(action))}
      />
      <DeleteCustomer customer={customer} {...actions.of('delete')} />
      <EraseCustomer customer={customer} {...actions.of('erase')} />
    </>
  );
}
