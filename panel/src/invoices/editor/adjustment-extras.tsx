import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/number-fields';
import { TaxCategorySelect } from '../../forms/tax-category-select';
import '../../i18n/e-invoice-texts';
import '../../i18n/form-texts';
import type { AdjustmentValues } from '../adjustment-values';
import classes from './adjustment-rows.module.css';

interface AdjustmentExtrasProps {
  readonly kind: 'discount' | 'charge';
  readonly path: string;
  readonly row: AdjustmentValues;
  readonly index: number;
  readonly onRowChange: (part: Partial<AdjustmentValues>) => void;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly currency: string;
  readonly hasTax?: boolean;
}

/**
 * What only electronic invoices and contracts ask of a discount or charge: a code, what a percentage is of, and on the
 * document the tax category that goes with its rate.
 */
export default function AdjustmentExtras(props: AdjustmentExtrasProps) {
  const { kind, path, row, index, onRowChange, errors, currency, hasTax = false } = props;
  const { t } = useTranslation();
  const field = <Name extends 'base_amount' | 'reason_code' | 'tax_category'>(name: Name) => ({
    value: row[name],
    error: errors[`${path}.${index}.${name}`],
    'data-field': `${path}.${index}.${name}`,
  });
  return (
    <div className={classes.extras} data-labelled>
      <TextInput
        label={t('eInvoice.reasonCode')}
        description={t(`eInvoice.reasonCodeHint_${kind}`)}
        maxLength={3}
        autoComplete="off"
        {...field('reason_code')}
        onChange={(event) => onRowChange({ reason_code: event.currentTarget.value.toUpperCase() })}
      />
      {row.unit === 'percent' && (
        <MoneyField
          label={t('eInvoice.baseAmount')}
          description={t('eInvoice.baseAmountHint')}
          currency={currency}
          {...field('base_amount')}
          onChange={(text) => onRowChange({ base_amount: text })}
        />
      )}
      {hasTax && (
        <TaxCategorySelect
          label={t('products.taxCategory')}
          {...field('tax_category')}
          onChange={(value) => onRowChange({ tax_category: value as AdjustmentValues['tax_category'] })}
        />
      )}
    </div>
  );
}
