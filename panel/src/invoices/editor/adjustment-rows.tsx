import { ActionIcon, Input, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField, PercentField } from '../../fields/number-fields';
import type { AdjustmentValues } from '../adjustment-values';
import classes from './adjustment-rows.module.css';

interface AdjustmentRowsProps {
  readonly kind: 'discount' | 'charge';
  /** The path of the list in the form, such as `items.0.discounts`. */
  readonly path: string;
  readonly rows: readonly AdjustmentValues[];
  readonly onChange: (rows: AdjustmentValues[]) => void;
  /** The error of each field, by its path. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly currency: string;
  /** Whether a row may be restricted to the lines of one tax rate: on the document, not on a line. */
  readonly hasTax?: boolean;
}

/** Discounts or charges, one per row: a percentage or an amount, and its reason. */
export function AdjustmentRows(props: AdjustmentRowsProps) {
  const { kind, path, rows, onChange, errors } = props;
  const { t } = useTranslation();
  const change = (index: number, part: Partial<AdjustmentValues>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <>
      {rows.map((row, index) => (
        <div
          key={index}
          className={classes.row}
          role="group"
          data-taxed={props.hasTax || undefined}
          aria-label={t('common.entry', { label: t(`adjustments.${kind}`), number: index + 1 })}
        >
          <span className={classes.kind} aria-hidden>
            {t(`adjustments.${kind}`)}
          </span>
          <RowFields {...props} row={row} index={index} onRowChange={(part) => change(index, part)} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('common.removeEntry', { label: t(`adjustments.${kind}`), number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {errors[path] !== undefined && <Input.Error role="alert">{errors[path]}</Input.Error>}
    </>
  );
}

interface RowFieldsProps extends Omit<AdjustmentRowsProps, 'onChange' | 'rows'> {
  readonly row: AdjustmentValues;
  readonly index: number;
  readonly onRowChange: (part: Partial<AdjustmentValues>) => void;
}

function RowFields({
  kind,
  path,
  row,
  index,
  onRowChange,
  errors,
  currency,
  hasTax = false,
}: RowFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'value' | 'reason' | 'tax_rate') => ({
    value: row[name],
    error: errors[`${path}.${index}.${name}`],
    'data-field': `${path}.${index}.${name}`,
  });
  const value = {
    'aria-label': t(`adjustments.${kind}`),
    onChange: (text: string) => onRowChange({ value: text }),
    ...field('value'),
  };
  return (
    <>
      <NativeSelect
        aria-label={t('adjustments.unit')}
        data={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: currency },
        ]}
        value={row.unit}
        onChange={(event) => onRowChange({ unit: event.currentTarget.value as AdjustmentValues['unit'] })}
      />
      {row.unit === 'percent' ? <PercentField {...value} /> : <MoneyField currency={currency} {...value} />}
      <TextInput
        aria-label={t('adjustments.reason')}
        placeholder={t('adjustments.reasonPlaceholder')}
        {...field('reason')}
        onChange={(event) => onRowChange({ reason: event.currentTarget.value })}
      />
      {hasTax && (
        <PercentField
          aria-label={t('adjustments.taxRate')}
          placeholder={t('adjustments.allTaxes')}
          {...field('tax_rate')}
          onChange={(text) => onRowChange({ tax_rate: text, tax_category: null })}
        />
      )}
    </>
  );
}
