import type { CurrencyReceivables } from '@countinghouse/client';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import classes from './dashboard.module.css';

/** The amounts due, overdue and credited, each with a link to its list, if there is something in it. */
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
        link={open_invoices > 0 && { to: '/invoices', search: { status: 'open', currency } }}
      />
      <Figure
        name={t('dashboard.overdue')}
        amount={money(overdue, currency)}
        note={invoices(overdue_invoices)}
        link={overdue_invoices > 0 && { to: '/invoices', search: { status: 'overdue', currency } }}
        isBad={overdue_invoices > 0}
      />
      <Figure
        name={t('dashboard.credit')}
        amount={money(unapplied_credit, currency)}
        note={t('dashboard.creditNote')}
        link={unapplied_credit > 0 && { to: '/payments', search: { unapplied: 'true' } }}
      />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly amount: string;
  readonly note: string;
  /** The list behind the figure; false if there is nothing in it. */
  readonly link: LinkProps | false;
  readonly isBad?: boolean;
}

function Figure({ name, amount, note, link, isBad = false }: FigureProps) {
  const parts = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.amount}>{amount}</span>
      <span className={classes.name}>{note}</span>
    </>
  );
  const look = { className: classes.figure, 'data-bad': isBad || undefined };
  return link === false ? (
    <div {...look}>{parts}</div>
  ) : (
    <Link {...link} {...look}>
      {parts}
    </Link>
  );
}
