import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formSource } from '../forms/field-source';
import { FormSection, Wide } from '../forms/form-section';
import { IdentifierFields, IdentifierList } from '../forms/identifier-fields';
import { formatNames } from '../invoices/e-invoice-formats';
import type { CustomerFields } from './customer-values';

const FORMATS = ['factur_x', 'xrechnung_ubl', 'xrechnung_cii', 'peppol'] as const;

/** How the customer wants its invoices, and what electronic ones contain of it. */
export function CustomerEInvoice({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  const source = formSource(form);
  return (
    <FormSection title={t('eInvoice.title')} hint={t('eInvoice.customerHint')}>
      <Select
        label={t('eInvoice.documentFormat')}
        description={t('eInvoice.documentFormatHint')}
        placeholder={t('eInvoice.documentFormatNone')}
        clearable
        data={FORMATS.map((value) => ({ value, label: formatNames[value] }))}
        {...form.getInputProps('document_format')}
      />
      <TextInput
        label={t('eInvoice.buyerReference')}
        description={t('eInvoice.buyerReferenceHint')}
        autoComplete="off"
        {...form.getInputProps('buyer_reference')}
      />
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
      <TextInput
        label={t('eInvoice.accountingReference')}
        {...form.getInputProps('buyer_accounting_reference')}
      />
      <TextInput
        label={t('eInvoice.tradingName')}
        description={t('eInvoice.tradingNameHint')}
        {...form.getInputProps('trading_name')}
      />
      <Wide>
        <IdentifierList source={source} path="identifiers" />
      </Wide>
    </FormSection>
  );
}
