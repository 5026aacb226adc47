import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/number-fields';
import '../../i18n/e-invoice-texts';
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
}

/** What only electronic invoices and contracts ask of a discount or charge: a code, and what a percentage is of. */
export default function AdjustmentExtras(props: AdjustmentExtrasProps) {
  const { kind, path, row, index, onRowChange, errors, currency } = props;
  const { t } = useTranslation();
  const field = (name: keyof Pick<AdjustmentValues, 'base_amount' | 'reason_code'>) => ({
    value: row[name],
    error: errors[`${path}.${index}.${name}`],
    'data-field': `${path}.${index}.${name}`,
  });
  return (
    <div className={classes.extras}>
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
    </div>
  );
}
