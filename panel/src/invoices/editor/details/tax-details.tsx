import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../fields/day-field';
import { CountField, MoneyField, PercentField } from '../../../fields/number-fields';
import { CurrencySelect } from '../../../forms/currency-select';
import type { FieldSource } from '../../../forms/field-source';
import { SourceEntries } from '../../../forms/identifier-fields';
import { TaxCategorySelect } from '../../../forms/tax-category-select';
import classes from '../../../forms/fold.module.css';
import { FoldGroup } from '../../../forms/fold';
import '../../../i18n/product-texts';

const TYPES = [
  ...(['invoice', 'partial', 'corrected', 'self_billed'] as const),
  ...(['construction_partial', 'construction_partial_final', 'construction_final'] as const),
];
const TAX_POINTS = ['issue', 'delivery', 'payment'] as const;
const EXEMPTIONS_MAX = 20;

interface TaxDetailsProps {
  readonly source: FieldSource;
  readonly currency: string;
}

/** The kind of document, and when, in what currency and why not it is taxed. */
export function TaxDetails({ source, currency }: TaxDetailsProps) {
  const { t } = useTranslation();
  return (
    <FoldGroup title={t('eInvoice.tax')}>
      <Select
        label={t('eInvoice.documentType')}
        placeholder={t('eInvoice.documentType_invoice')}
        clearable
        data={TYPES.map((value) => ({ value, label: t(`eInvoice.documentType_${value}`) }))}
        {...source.field('document_type')}
      />
      <Select
        label={t('eInvoice.taxPoint')}
        placeholder={t('eInvoice.taxPoint_issue')}
        clearable
        data={TAX_POINTS.map((value) => ({ value, label: t(`eInvoice.taxPoint_${value}`) }))}
        {...source.field('tax_point')}
      />
      <DayField label={t('eInvoice.taxPointDate')} {...source.field('tax_point_date')} />
      <CurrencySelect
        label={t('eInvoice.taxCurrency')}
        placeholder={currency}
        {...source.field('tax_currency')}
      />
      <CountField
        label={t('eInvoice.taxExchangeRate')}
        inputMode="decimal"
        {...source.field('tax_exchange_rate')}
      />
      <MoneyField
        label={t('eInvoice.payableRounding')}
        currency={currency}
        {...source.field('payable_rounding')}
      />
      <div className={classes.wide}>
        <Exemptions source={source} />
      </div>
    </FoldGroup>
  );
}

function Exemptions({ source }: { source: FieldSource }) {
  const { t } = useTranslation();
  return (
    <SourceEntries
      source={source}
      path="tax_exemptions"
      label={t('eInvoice.exemptions')}
      add={t('eInvoice.exemptionAdd')}
      countMax={EXEMPTIONS_MAX}
      blank={{ category: null, rate: '', reason: '', code: '' }}
    >
      {(at) => (
        <>
          <TaxCategorySelect
            label={t('products.taxCategory')}
            data-entry-start
            {...source.field(`${at}.category`)}
          />
          <PercentField label={t('eInvoice.exemptionRate')} {...source.field(`${at}.rate`)} />
          <TextInput label={t('eInvoice.exemptionReason')} {...source.field(`${at}.reason`)} />
          <TextInput label={t('eInvoice.exemptionCode')} autoComplete="off" {...source.field(`${at}.code`)} />
        </>
      )}
    </SourceEntries>
  );
}
