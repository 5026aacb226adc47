import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../forms/address-fields';
import { filledIn, formSource } from '../../../forms/field-source';
import { FormSection, OptionalSection, Wide } from '../../../forms/form-section';
import { IdentifierFields, IdentifierList } from '../../../forms/identifier-fields';
import type { OrganizationFields } from './organization-values';

interface FieldsProps {
  readonly form: OrganizationFields;
}

/** What electronic invoices contain of the seller beside name, address and tax numbers. */
export function EInvoiceFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const source = formSource(form);
  return (
    <>
      <FormSection title={t('eInvoice.title')} hint={t('eInvoice.organizationHint')}>
        <IdentifierFields
          {...{ source }}
          path="electronic_address"
          list="addresses"
          label={t('eInvoice.electronicAddress')}
        />
        <IdentifierFields
          {...{ source }}
          path="legal_registration"
          list="identifiers"
          label={t('eInvoice.legalRegistration')}
        />
        <ContactFields form={form} />
        <Wide>
          <IdentifierList source={source} path="identifiers" />
        </Wide>
        <Wide>
          <Textarea
            label={t('eInvoice.legalInfo')}
            description={t('eInvoice.legalInfoHint')}
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('legal_info')}
          />
        </Wide>
      </FormSection>
      <TaxRepresentativeFields form={form} />
    </>
  );
}

function TaxRepresentativeFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <OptionalSection
      title={t('eInvoice.taxRepresentative')}
      add={t('eInvoice.taxRepresentativeAdd')}
      path="tax_representative"
      isFilled={filledIn(form.values.tax_representative) > 0}
    >
      <TextInput
        label={t('eInvoice.taxRepresentativeName')}
        {...form.getInputProps('tax_representative.name')}
      />
      <TextInput
        label={t('eInvoice.taxRepresentativeTaxId')}
        autoComplete="off"
        {...form.getInputProps('tax_representative.tax_id')}
      />
      <AddressFields form={form} path="tax_representative.address" />
    </OptionalSection>
  );
}

function ContactFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('eInvoice.contactName')}
        description={t('eInvoice.contactNameHint')}
        {...form.getInputProps('contact.name')}
      />
      <TextInput
        label={t('eInvoice.contactPhone')}
        description={t('eInvoice.contactElse')}
        type="tel"
        {...form.getInputProps('contact.phone')}
      />
      <TextInput
        label={t('eInvoice.contactEmail')}
        description={t('eInvoice.contactElse')}
        type="email"
        {...form.getInputProps('contact.email')}
      />
    </>
  );
}
