import type { CurrencyReceivables } from '@countinghouse/client';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import classes from './dashboard.module.css';

/** The amounts due, overdue and credited, each with a link to its list. */
export function ReceivableFigures({ receivables }: { receivables: CurrencyReceivables }) {
  const { t } = useTranslation();
  const { money, count } = useFormats();
  const { currency, due, overdue, open_invoices, overdue_invoices, unapplied_credit } = receivables;
  const invoices = (number: number): string =>
    t('dashboard.invoices', { count: number, total: count(number) });
  return (
    <section aria-label={t('dashboard.receivables')} className={classes.figures}>
      <Figure
        name={t('dashboard.due')}
        amount={money(due, currency)}
        note={invoices(open_invoices)}
        link={{ to: '/invoices', search: { status: 'open', currency } }}
      />
      <Figure
        name={t('dashboard.overdue')}
        amount={money(overdue, currency)}
        note={invoices(overdue_invoices)}
        link={{ to: '/invoices', search: { status: 'overdue', currency } }}
        isBad={overdue_invoices > 0}
      />
      <Figure
        name={t('dashboard.credit')}
        amount={money(unapplied_credit, currency)}
        note={t('dashboard.creditNote')}
        link={{ to: '/payments', search: { unapplied: 'true' } }}
      />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly amount: string;
  readonly note: string;
  readonly link: LinkProps;
  readonly isBad?: boolean;
}

function Figure({ name, amount, note, link, isBad = false }: FigureProps) {
  return (
    <Link {...link} className={classes.figure} data-bad={isBad || undefined}>
      <span className={classes.name}>{name}</span>
      <span className={classes.amount}>{amount}</span>
      <span className={classes.name}>{note}</span>
    </Link>
  );
}
