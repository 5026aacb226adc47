import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CountField, MoneyField, PercentField } from '../fields/number-fields';
import '../i18n/e-invoice-texts';
import { formSource } from './field-source';
import { SourceEntries } from './identifier-fields';
import { newEarlyPayment } from './terms-values';
import '../i18n/form-texts';

const ENTRIES_MAX = 3;

export interface EarlyPaymentProps {
  // The form of any record with payment terms: the fields are asked for by path.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly form: UseFormReturnType<any>;
  /** Of an invoice: there a discount can be on a part of the amount. */
  readonly currency?: string;
}

/** Discounts for paying early, the first one first. */
export default function EarlyPaymentFields({ form, currency }: EarlyPaymentProps) {
  const { t } = useTranslation();
  const source = formSource(form);
  return (
    <SourceEntries
      source={source}
      path="payment_terms.early_payment"
      label={t('terms.earlyPayment')}
      add={t('eInvoice.earlyPaymentAdd')}
      countMax={ENTRIES_MAX}
      blank={newEarlyPayment()}
    >
      {(at) => (
        <>
          <CountField label={t('eInvoice.earlyDays')} data-entry-start {...source.field(`${at}.days`)} />
          <PercentField label={t('eInvoice.earlyPercent')} {...source.field(`${at}.percent`)} />
          {currency !== undefined && (
            <MoneyField
              label={t('eInvoice.baseAmount')}
              placeholder={t('eInvoice.earlyBaseEmpty')}
              currency={currency}
              {...source.field(`${at}.base_amount`)}
            />
          )}
        </>
      )}
    </SourceEntries>
  );
}
