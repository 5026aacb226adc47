import type { Invoice } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Panel } from '../components/facts';
import { useFormats } from '../i18n/formats';
import '../i18n/invoice-texts';
import classes from './settlements.module.css';

/** The instalments of an invoice, and what has become of each. Nothing for one that is paid at once. */
export function InstalmentsOf({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { instalments, currency } = invoice;
  if (instalments.length === 0) return null;
  return (
    <Panel title={t('invoicePage.instalments')}>
      <ul className={classes.list}>
        {instalments.map(({ due_date, amount, amount_due, state }) => (
          <li key={due_date} data-off={state === 'void' || state === 'written_off' || undefined}>
            <span>
              {day(due_date)}
              <span className={classes.more}>
                {[
                  t(`invoicePage.instalment_${state}`),
                  amount_due > 0 && amount_due < amount
                    ? t('invoicePage.instalmentRest', { amount: money(amount_due, currency) })
                    : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.amount}>{money(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
