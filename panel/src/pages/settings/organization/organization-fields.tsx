import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '../../../fields/decimal-field';
import { CurrencySelect } from '../../../forms/currency-select';
import { FormSection } from '../../../forms/form-section';
import { TermsFields } from '../../../forms/terms-fields';
import { TimeZoneSelect } from '../../../forms/time-zone-select';
import type { OrganizationFields } from './organization-values';

const ROUNDINGS = ['document', 'line'] as const;

const DISCOUNT_SETTLINGS = ['auto', 'never'] as const;

const CREDIT_APPLICATIONS = ['off', 'oldest_first'] as const;

const RECEIPT_SENDINGS = ['off', 'on_receipt'] as const;

interface FieldsProps {
  readonly form: OrganizationFields;
}

/** The name of the organization, and its contact data. */
export function NameFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('organization.names')}>
      <TextInput
        label={t('organization.name')}
        description={t('organization.nameHint')}
        required
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('organization.legalName')}
        description={t('organization.legalNameHint')}
        {...form.getInputProps('legal_name')}
      />
      <TextInput label={t('organization.email')} type="email" {...form.getInputProps('email')} />
      <TextInput label={t('organization.phone')} type="tel" {...form.getInputProps('phone')} />
    </FormSection>
  );
}

/** The bank account for payments. */
export function BankFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const field = (name: keyof OrganizationFields['values']['bank_details']) =>
    form.getInputProps(`bank_details.${name}`);
  return (
    <FormSection title={t('organization.bank')} hint={t('organization.bankHint')}>
      <TextInput label={t('organization.iban')} autoComplete="off" {...field('iban')} />
      <TextInput label={t('organization.bic')} autoComplete="off" {...field('bic')} />
      <TextInput label={t('organization.bankName')} {...field('bank_name')} />
      <TextInput
        label={t('organization.accountHolder')}
        description={t('organization.accountHolderHint')}
        {...field('account_holder')}
      />
      <TextInput
        label={t('organization.accountNumber')}
        description={t('organization.withoutIban')}
        autoComplete="off"
        {...field('account_number')}
      />
      <TextInput
        label={t('organization.routingNumber')}
        description={t('organization.routingNumberHint')}
        autoComplete="off"
        {...field('routing_number')}
      />
      <TextInput
        label={t('eInvoice.creditorId')}
        description={t('eInvoice.creditorIdHint')}
        autoComplete="off"
        {...field('creditor_id')}
      />
    </FormSection>
  );
}

/** The defaults of new documents. */
export function RuleFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('organization.rules')} hint={t('organization.rulesHint')}>
      <CurrencySelect
        label={t('organization.currency')}
        required
        clearable={false}
        allowDeselect={false}
        {...form.getInputProps('currency')}
      />
      <TimeZoneSelect
        label={t('organization.timeZone')}
        description={t('organization.timeZoneHint')}
        required
        {...form.getInputProps('time_zone')}
      />
      <TermsFields form={form} hint={t('organization.netDaysHint')} />
      <Select
        label={t('organization.taxRounding')}
        description={t('organization.taxRoundingHint')}
        allowDeselect={false}
        data={ROUNDINGS.map((value) => ({ value, label: t(`organization.taxRounding_${value}`) }))}
        {...form.getInputProps('tax_rounding')}
      />
      <Select
        label={t('organization.applyCredit')}
        description={t('organization.applyCreditHint')}
        allowDeselect={false}
        data={CREDIT_APPLICATIONS.map((value) => ({ value, label: t(`organization.applyCredit_${value}`) }))}
        {...form.getInputProps('apply_credit')}
      />
      <Select
        label={t('organization.sendReceipts')}
        description={t('organization.sendReceiptsHint')}
        allowDeselect={false}
        data={RECEIPT_SENDINGS.map((value) => ({ value, label: t(`organization.sendReceipts_${value}`) }))}
        {...form.getInputProps('send_receipts')}
      />
      <RestFields form={form} />
    </FormSection>
  );
}

/** What becomes of invoices that money leaves a rest of. */
function RestFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('organization.discounts')}
        description={t('organization.discountsHint')}
        allowDeselect={false}
        data={DISCOUNT_SETTLINGS.map((value) => ({ value, label: t(`organization.discounts_${value}`) }))}
        {...form.getInputProps('settling.discounts')}
      />
      <DecimalField
        label={t('organization.tolerance')}
        description={t('organization.toleranceHint')}
        {...form.getInputProps('settling.tolerance')}
      />
      <DecimalField
        label={t('organization.restMax')}
        description={t('organization.restMaxHint')}
        {...form.getInputProps('settling.rest_max')}
      />
    </>
  );
}
