import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CountField } from '../fields/number-fields';
import { EarlyPayment } from './early-payment';
import { MoreTerms } from './more-terms';
import classes from './form-section.module.css';
import '../i18n/form-texts';

interface TermsFieldsProps {
  // The form of any record with payment terms: the fields are asked for by path.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly form: UseFormReturnType<any>;
  readonly hint: string;
}

/** The payment terms. */
export function TermsFields({ form, hint }: TermsFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <CountField
        label={t('terms.netDays')}
        description={hint}
        {...form.getInputProps('payment_terms.net_days')}
      />
      <CountField
        label={t('terms.dayOfFollowingMonth')}
        description={t('terms.dayOfFollowingMonthHint')}
        {...form.getInputProps('payment_terms.day_of_following_month')}
      />
      <Checkbox
        label={t('terms.endOfMonth')}
        className={classes.wide}
        {...form.getInputProps('payment_terms.end_of_month', { type: 'checkbox' })}
      />
      <div className={classes.wide}>
        <EarlyPayment form={form} />
      </div>
      <div className={classes.wide}>
        <MoreTerms form={form} />
      </div>
    </>
  );
}
