import type { Organization } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { AddressFields } from '../../../forms/address-fields';
import { ConflictDialog } from '../../../forms/conflict-dialog';
import { decimalCheck } from '../../../forms/decimal-faults';
import { FormActions } from '../../../forms/form-actions';
import { FormSection, Wide } from '../../../forms/form-section';
import { TaxIdFields } from '../../../forms/tax-id-fields';
import { UnsavedChanges } from '../../../forms/unsaved-changes';
import { useEdit } from '../../../forms/use-edit';
import { useFieldInAddress } from '../../../forms/use-field-in-address';
import { termsChecks } from '../../../forms/terms-values';
import { EInvoiceFields } from './e-invoice-fields';
import { BankFields, NameFields, RuleFields } from './organization-fields';
import {
  organizationBody,
  organizationValues,
  settlingChecks,
  type OrganizationValues,
} from './organization-values';
import { useOrganizationLabels } from './use-organization-labels';

interface OrganizationFormProps {
  readonly organization: Organization;
  readonly onSaved: (organization: Organization) => void;
}

/** The form of the settings, for users who may change them. */
export function OrganizationForm({ organization, onSaved }: OrganizationFormProps) {
  const { t } = useTranslation();
  const form = useForm<OrganizationValues>({
    initialValues: organizationValues(organization),
    validate: { payment_terms: termsChecks(decimalCheck(t)), settling: settlingChecks(decimalCheck(t)) },
  });
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: organization,
    valuesOf: organizationValues,
    save: (values, version) => api.organization.update(organizationBody(values), { ifVersion: version }),
    reload: () => api.organization.get(),
    onSaved: (saved) => {
      form.setInitialValues(organizationValues(saved));
      form.reset();
      onSaved(saved);
    },
  });
  const labels = useOrganizationLabels();
  useFieldInAddress();
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <NameFields form={form} />
      <FormSection title={t('organization.address')}>
        <AddressFields form={form} path="address" />
      </FormSection>
      <FormSection title={t('organization.tax')}>
        <Wide>
          <TaxIdFields form={form} />
        </Wide>
      </FormSection>
      <BankFields form={form} />
      <EInvoiceFields form={form} />
      <RuleFields form={form} />
      <FormActions submit={t('common.save')} cancel={form.reset} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...labels} />
    </form>
  );
}
