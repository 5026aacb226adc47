import type { Customer } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFault } from '../../components/messages';
import { ApplyCredit } from '../../customers/credit/apply-credit';
import { balanceQuery } from '../../customers/customer-queries';
import { useFormats } from '../../i18n/formats';
import classes from './customer-balance.module.css';
import '../../i18n/customer-texts';

/** What the customer owes, how much of it is overdue, and their credit, for each currency. */
export function CustomerBalance({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(balanceQuery(customer.id));
  if (error !== null) return <LoadFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section aria-label={t('customers.balance')} className={classes.balances}>
      {data.data.map((balance) => (
        <div key={balance.currency} className={classes.balance}>
          <Figure name={t('customers.balanceDue')} amount={balance.due} currency={balance.currency} />
          <Figure
            name={t('customers.balanceOverdue')}
            amount={balance.overdue}
            currency={balance.currency}
            isBad={balance.overdue > 0}
          />
          <Figure name={t('customers.balanceCredit')} amount={balance.credit} currency={balance.currency} />
        </div>
      ))}
      <div>
        <ApplyCredit customer={customer} />
      </div>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly isBad?: boolean;
}

function Figure({ name, amount, currency, isBad = false }: FigureProps) {
  const { money } = useFormats();
  return (
    <div className={classes.figure} data-bad={isBad || undefined}>
      <span className={classes.name}>{name}</span>
      <span className={classes.amount}>{money(amount, currency)}</span>
    </div>
  );
}
