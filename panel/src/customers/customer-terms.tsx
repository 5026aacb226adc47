import { Select, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formSource } from '../forms/field-source';
import { WithholdingRows } from '../forms/withholding-rows';
import { CurrencySelect } from '../forms/currency-select';
import { FormSection, Wide } from '../forms/form-section';
import { LanguageSelect } from '../forms/language-select';
import { TaxIdFields } from '../forms/tax-id-fields';
import { TermsFields } from '../forms/terms-fields';
import { useSession } from '../session/use-session';
import { PriceListSelect } from './price-list-select';
import type { CustomerFields } from './customer-values';
import '../i18n/customer-texts';

/** Whether the policy reminds, or only a person. */
const REMINDERS = ['default', 'off'] as const;

/** Whether credit settles new invoices; without a choice as the organization says. */
const CREDIT_APPLICATIONS = ['off', 'oldest_first'] as const;

const EXEMPTIONS = ['none', 'exempt', 'reverse_charge'] as const;

/** Tax and billing of the customer, and internal notes. */
export function CustomerTerms({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  const currency = useSession()?.organization.currency ?? '';
  return (
    <>
      <FormSection title={t('customers.tax')}>
        <Wide>
          <TaxIdFields form={form} />
        </Wide>
        <Select
          label={t('customers.taxExemption')}
          allowDeselect={false}
          data={EXEMPTIONS.map((value) => ({ value, label: t(`customers.taxExemption_${value}`) }))}
          {...form.getInputProps('tax_exemption')}
        />
        <Wide>
          <WithholdingRows source={formSource(form)} />
        </Wide>
      </FormSection>
      <FormSection title={t('customers.terms')}>
        <CurrencySelect
          label={t('customers.currency')}
          description={t('customers.currencyHint', { currency })}
          {...form.getInputProps('currency')}
        />
        <LanguageSelect
          label={t('customers.locale')}
          description={t('customers.localeHint')}
          {...form.getInputProps('locale')}
        />
        <PriceListSelect form={form} />
        <TermsFields form={form} hint={t('customers.netDaysHint')} />
        <CreditSelect form={form} />
        <Select
          label={t('customers.reminders')}
          description={t('customers.remindersHint')}
          allowDeselect={false}
          data={REMINDERS.map((value) => ({ value, label: t(`customers.reminders_${value}`) }))}
          {...form.getInputProps('reminders')}
        />
        <NoteField form={form} />
      </FormSection>
    </>
  );
}

function CreditSelect({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('customers.applyCredit')}
      description={t('customers.applyCreditHint')}
      placeholder={t('customers.applyCreditUsual')}
      clearable
      data={CREDIT_APPLICATIONS.map((value) => ({ value, label: t(`customers.applyCredit_${value}`) }))}
      {...form.getInputProps('apply_credit')}
    />
  );
}

function NoteField({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  return (
    <Wide>
      <Textarea
        label={t('customers.note')}
        description={t('customers.noteHint')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('note')}
      />
    </Wide>
  );
}
