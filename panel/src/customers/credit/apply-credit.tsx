import type { Customer } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../actions/use-actions';
import { lazyPart } from '../../components/lazy-part';
import { usePageCommands } from '../../palette/page-commands';
import { useMay } from '../../session/use-session';
import { balanceQuery } from '../customer-queries';
import '../../i18n/customer-texts';

const ApplyCreditDialog = lazyPart(() => import('./apply-credit-dialog'));

/** Offers to settle what is due with what the customer has as credit; nothing where there are not both. */
export function ApplyCredit({ customer: { id } }: { customer: Customer }) {
  const { data } = useQuery(balanceQuery(id));
  const mayApply = useMay('payments:write');
  const isPossible = data?.data.some(({ due, credit }) => due > 0 && credit > 0) ?? false;
  const actions = useActions<'apply'>();
  return (
    <>
      {isPossible && mayApply && <ApplyButton onBegin={() => actions.begin('apply')} />}
      {actions.wasOpen('apply') && (
        <Suspense fallback={null}>
          <ApplyCreditDialog customerId={id} {...actions.of('apply')} />
        </Suspense>
      )}
    </>
  );
}

function ApplyButton({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation();
  usePageCommands([{ label: t('customers.applyCreditAction'), run: onBegin }]);
  return (
    <Button variant="default" onClick={onBegin}>
      {t('customers.applyCreditAction')}
    </Button>
  );
}
