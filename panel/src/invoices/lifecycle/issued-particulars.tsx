import type { Invoice } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { Particulars } from '../issue/issue-summary';
import '../../i18n/invoice-texts';

/** The issued invoice of a dialog. */
export function IssuedParticulars({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { number, customer_name, currency, total, amount_due, due_date } = invoice;
  return (
    <Particulars
      entries={[
        [t('invoices.number'), number],
        [t('invoices.customer'), customer_name],
        [t('invoices.total'), money(total, currency)],
        [t('invoices.amountDue'), money(amount_due, currency)],
        [t('invoices.due'), day(due_date)],
      ]}
    />
  );
}
