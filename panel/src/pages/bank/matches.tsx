import type { BankLineSummary } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { RecordLoader } from '../../components/record-loader';
import { useFormats } from '../../i18n/formats';
import { SupplierPaymentLink } from '../purchases/links';
import { matchesQuery } from './bank-queries';
import classes from './bank.module.css';
import { DocumentLinks } from './outcome-text';

/** What is said of a line. */
export function Matches({ line }: { line: BankLineSummary }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Panel title={t('bank.whatItIs')}>
      <RecordLoader query={useQuery(matchesQuery(line.id))}>
        {(matches) => (
          <ul className={classes.invoices}>
            {matches.map(({ id, kind, amount, payment_id, credit_note_id, bill_payment_id, reason }) => (
              <li key={id}>
                <strong>{t(`bank.kind_${kind as 'payment'}`)}</strong> {money(amount, line.currency)}
                <DocumentLinks paymentId={payment_id} creditNoteId={credit_note_id} />
                {bill_payment_id !== null && <SupplierPaymentLink id={bill_payment_id} />}
                {reason !== null && <span>{reason}</span>}
              </li>
            ))}
          </ul>
        )}
      </RecordLoader>
    </Panel>
  );
}
