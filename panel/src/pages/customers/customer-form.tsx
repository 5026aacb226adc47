import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { answer, api, idempotent } from '../../api/client';
import type { Customer } from '../../api/types';
import { CurrencySelect } from '../../forms/currency-select';
import { FormActions } from '../../forms/form-actions';
import { FormSection, Wide } from '../../forms/form-section';
import { UnsavedChanges } from '../../forms/unsaved-changes';
import { useSave } from '../../forms/use-save';
import { useSession } from '../../session/use-session';
import { AddressFields } from './address-fields';
import { bodyOf, emptyCustomer, type CustomerFields } from './customer-body';

/** The form of a new customer. */
export function CustomerForm({ onCreated }: { onCreated: (customer: Customer) => void }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: emptyCustomer });
  const { submit, isSaving } = useSave({
    form,
    save: (values, key) => answer(api.POST('/customers', { params: idempotent(key), body: bodyOf(values) })),
    onSaved: (customer) => {
      form.resetDirty();
      onCreated(customer);
    },
    shownAt: { 'tax_ids.0.value': 'vat_id' },
  });
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <Basics form={form} />
      <FormSection title={t('customers.address')}>
        <AddressFields form={form} path="billing_address" />
      </FormSection>
      <Terms form={form} />
      <FormActions submit={t('customers.submit')} isSaving={isSaving} cancelTo="/customers" />
    </form>
  );
}

function Basics({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('customers.basics')}>
      <Wide>
        <TextInput
          label={t('customers.name')}
          description={t('customers.nameHint')}
          required
          autoFocus
          {...form.getInputProps('name')}
        />
      </Wide>
      <TextInput
        label={t('customers.email')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('customers.phone')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={t('customers.externalId')}
        description={t('customers.externalIdHint')}
        {...form.getInputProps('external_id')}
      />
    </FormSection>
  );
}

const EXEMPTIONS = ['none', 'exempt', 'reverse_charge'] as const;

function Terms({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  const currency = useSession()?.organization.currency ?? '';
  return (
    <FormSection title={t('customers.terms')}>
      <CurrencySelect
        label={t('customers.currency')}
        description={t('customers.currencyHint', { currency })}
        {...form.getInputProps('currency')}
      />
      <NumberInput
        label={t('customers.netDays')}
        description={t('customers.netDaysHint')}
        hideControls
        allowDecimal={false}
        allowNegative={false}
        {...form.getInputProps('payment_terms.net_days')}
      />
      <TextInput label={t('customers.vatId')} {...form.getInputProps('vat_id')} />
      <Select
        label={t('customers.taxExemption')}
        allowDeselect={false}
        data={EXEMPTIONS.map((value) => ({ value, label: t(`customers.taxExemption_${value}`) }))}
        {...form.getInputProps('tax_exemption')}
      />
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
    </FormSection>
  );
}
