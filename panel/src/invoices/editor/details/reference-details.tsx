import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldSource } from '../../../forms/field-source';
import { IdentifierFields } from '../../../forms/identifier-fields';
import { FoldGroup } from '../../../forms/fold';

/** What the document refers to. */
export function ReferenceDetails({ source }: { source: FieldSource }) {
  const { t } = useTranslation();
  const others = [
    ['order_reference', t('eInvoice.orderReference')],
    ['contract_reference', t('eInvoice.contractReference')],
    ['project_reference', t('eInvoice.projectReference')],
    ['sales_order_reference', t('eInvoice.salesOrderReference')],
    ['despatch_advice_reference', t('eInvoice.despatchAdviceReference')],
    ['receiving_advice_reference', t('eInvoice.receivingAdviceReference')],
    ['tender_reference', t('eInvoice.tenderReference')],
    ['buyer_accounting_reference', t('eInvoice.accountingReference')],
  ] as const;
  return (
    <FoldGroup title={t('eInvoice.references')}>
      <TextInput
        label={t('eInvoice.buyerReference')}
        placeholder={t('eInvoice.buyerReferenceEmpty')}
        {...source.field('buyer_reference')}
      />
      {others.map(([path, label]) => (
        <TextInput key={path} label={label} {...source.field(path)} />
      ))}
      <IdentifierFields
        source={source}
        path="invoiced_object"
        list="identifiers"
        label={t('eInvoice.invoicedObject')}
      />
    </FoldGroup>
  );
}
