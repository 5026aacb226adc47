import type { Customer } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { AddressFields } from '../forms/address-fields';
import { hasAddress } from '../forms/address-values';
import { ConflictDialog } from '../forms/conflict-dialog';
import { decimalCheck } from '../forms/decimal-faults';
import { FormActions } from '../forms/form-actions';
import { FormSection, OptionalSection } from '../forms/form-section';
import { metadataPath } from '../forms/metadata';
import { MetadataFields } from '../forms/metadata-fields';
import { UnsavedChanges } from '../forms/unsaved-changes';
import { useEdit } from '../forms/use-edit';
import { useFieldInAddress } from '../forms/use-field-in-address';
import { useSave } from '../forms/use-save';
import { termsChecks } from '../forms/terms-values';
import { ContactFields } from './contact-fields';
import { CustomerBasics } from './customer-basics';
import { CustomerEInvoice } from './customer-e-invoice';
import { CustomerTerms } from './customer-terms';
import { customerBody, customerValues, type CustomerFields } from './customer-values';
import { useCustomerLabels } from './use-customer-labels';
import '../i18n/customer-texts';

interface NewCustomerFormProps {
  /** The initial name. */
  readonly name?: string;
  readonly onSaved: (customer: Customer) => void;
  readonly cancel: LinkProps | (() => void);
}

/** The form of a new customer. */
export function NewCustomerForm({ name = '', onSaved, cancel }: NewCustomerFormProps) {
  const { t } = useTranslation();
  const form = useCustomerForm(undefined, name);
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => api.customers.create(customerBody(values), { idempotencyKey: key }),
    onSaved: (customer) => {
      form.resetDirty();
      onSaved(customer);
    },
    toFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <CustomerSections form={form} />
      <FormActions submit={t('customers.submit')} cancel={cancel} isSaving={isSaving} trouble={trouble} />
    </form>
  );
}

interface EditCustomerFormProps {
  readonly customer: Customer;
  readonly onSaved: (customer: Customer) => void;
  readonly cancel: LinkProps;
}

/** The form of an existing customer. */
export function EditCustomerForm({ customer, onSaved, cancel }: EditCustomerFormProps) {
  const { t } = useTranslation();
  const form = useCustomerForm(customer);
  const { id } = customer;
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: customer,
    valuesOf: customerValues,
    save: (values, version) => api.customers.update(id, customerBody(values), { ifVersion: version }),
    reload: () => api.customers.get(id),
    onSaved: (saved) => {
      form.resetDirty();
      onSaved(saved);
    },
    toFormPath,
  });
  const labels = useCustomerLabels();
  useFieldInAddress();
  return (
    <form onSubmit={submit} noValidate>
      <CustomerSections form={form} />
      <FormActions submit={t('common.save')} cancel={cancel} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...labels} />
    </form>
  );
}

type Values = ReturnType<typeof customerValues>;

function useCustomerForm(customer?: Customer, name = ''): CustomerFields {
  const { t } = useTranslation();
  return useForm<Values>({
    initialValues: customer === undefined ? { ...customerValues(), name } : customerValues(customer),
    validate: { payment_terms: termsChecks(decimalCheck(t)) },
  });
}

function toFormPath(path: string, { metadata }: Values): string {
  return metadataPath(path, metadata);
}

function CustomerSections({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  return (
    <>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <CustomerBasics form={form} />
      <FormSection title={t('customers.address')}>
        <AddressFields form={form} path="billing_address" />
      </FormSection>
      <OptionalSection
        title={t('customers.shippingAddress')}
        add={t('customers.shippingAddressAdd')}
        path="shipping_address"
        isFilled={hasAddress(form.values.shipping_address)}
      >
        <AddressFields form={form} path="shipping_address" />
      </OptionalSection>
      <CustomerTerms form={form} />
      <CustomerEInvoice form={form} />
      <ContactFields form={form} />
      <MetadataFields form={form} />
    </>
  );
}
