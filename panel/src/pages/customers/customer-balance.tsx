import { useTranslation } from 'react-i18next';
import type { Customer } from '../../api/types';
import { useFormats } from '../../i18n/formats';
import classes from './customer-balance.module.css';

/** What a customer owes and has left, in one currency. */
interface Balance {
  readonly currency: string;
  readonly due: number;
  readonly overdue: number;
  readonly credit: number;
}

/** What the customer owes, how much of that is late, and what they have left, for each currency. */
export function CustomerBalance({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const balances = balancesOf(customer);
  if (balances.length === 0) return null;
  return (
    <section aria-label={t('customers.balance')} className={classes.balances}>
      {balances.map((balance) => (
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

/** The service may be older than this page, and say nothing of balances. */
function balancesOf(customer: Customer): readonly Balance[] {
  return 'balance' in customer && Array.isArray(customer.balance) ? (customer.balance as Balance[]) : [];
}
