import type { Customer } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type OfferedAction } from '../../actions/action-menu';
import { useActions } from '../../actions/use-actions';
import '../../i18n/customer-texts';
import '../../i18n/merging-texts';
import '../../i18n/privacy-texts';
import { useManages, useMay } from '../../session/use-session';
import { lazyPart } from '../../components/lazy-part';
import { useMayMerge } from '../../customers/merging/use-may-merge';
import { DeleteCustomer } from './delete-customer';
import { EraseCustomer } from './erase-customer';
import { usePersonalData } from './use-personal-data';

const MergeCustomer = lazyPart(() => import('../../customers/merging/merge-customer'));

interface About {
  readonly customer: Customer;
}

type InMenu = 'quote' | 'recurring' | 'download' | 'merge' | 'delete' | 'erase';

/** What is done with a customer: what is less common in a menu, then editing and the next invoice. */
export function CustomerActions({ customer }: About) {
  const { t } = useTranslation();
  const mayWrite = useMay('customers:write');
  const mayInvoice = useMay('invoices:write');
  const isActive = customer.archived_at === null;
  return (
    <>
      <LessCommon customer={customer} />
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

/**
 * Who is archived gets nothing new, but may still ask for a copy, may belong to another customer, and may have to be
 * erased. Of one that was merged all of this is done with the customer that stays.
 */
function useOffered({ archived_at, merged_into }: Customer): OfferedAction<InMenu>[] {
  const { t } = useTranslation();
  const mayWrite = useMay('customers:write');
  const mayQuote = useMay('quotes:write');
  const mayInvoice = useMay('invoices:write');
  const mayMerge = useMayMerge();
  const manages = useManages();
  const isActive = archived_at === null;
  const of = (action: InMenu, label: string, isDangerous = false): OfferedAction<InMenu> => {
    return { action, label, reason: undefined, isDangerous };
  };
  if (merged_into !== null) return [];
  return [
    ...(isActive && mayQuote ? [of('quote', t('customers.newQuote'))] : []),
    ...(isActive && mayInvoice ? [of('recurring', t('customers.newRecurring'))] : []),
    ...(manages ? [of('download', t('privacy.download'))] : []),
    ...(mayMerge ? [of('merge', t('merging.action'))] : []),
    ...(isActive && mayWrite ? [of('delete', t('common.delete'), true)] : []),
    ...(manages ? [of('erase', t('privacy.erase'), true)] : []),
  ];
}

function LessCommon({ customer }: About) {
  const navigate = useNavigate();
  const download = usePersonalData(customer.id);
  const actions = useActions<InMenu>();
  const offered = useOffered(customer);
  const search = { customer_id: customer.id };
  const begin = (action: InMenu): void => {
    if (action === 'download') download();
    else if (action === 'quote') void navigate({ to: '/quotes/new', search });
    else if (action === 'recurring') void navigate({ to: '/recurring-invoices/new', search });
    else actions.begin(action);
  };
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu offered={offered} next={[]} onAction={begin} />
      <Suspense>
        {actions.of('merge').isOpen && <MergeCustomer customer={customer} {...actions.of('merge')} />}
      </Suspense>
      <DeleteCustomer customer={customer} {...actions.of('delete')} />
      <EraseCustomer customer={customer} {...actions.of('erase')} />
    </>
  );
}
