import { ActionIcon, Group, Input, NativeSelect, TextInput } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField, PercentField } from '../../fields/number-fields';
import type { AdjustmentValues } from '../adjustment-values';
import classes from './adjustment-rows.module.css';
import '../../i18n/form-texts';
import { lazyPart } from '../../components/lazy-part';

const AdjustmentExtras = lazyPart(() => import('./adjustment-extras'));

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
  const { path, rows, onChange, errors } = props;
  const change = (index: number, part: Partial<AdjustmentValues>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <>
      {rows.map((row, index) => (
        <Row
          key={index}
          {...props}
          row={row}
          index={index}
          onRowChange={(part) => change(index, part)}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
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

const EXTRAS = ['base_amount', 'reason_code', 'tax_category'] as const;

/** Whether a row says what is usually left out. The usual category follows from the rate. */
function saysMore({ base_amount, reason_code, tax_category }: AdjustmentValues): boolean {
  const isUnusual = tax_category !== null && tax_category !== 'S';
  return isUnusual || base_amount !== '' || reason_code !== '';
}

function Row({ onRemove, ...props }: RowFieldsProps & { readonly onRemove: () => void }) {
  const { kind, path, row, index, errors, hasTax = false } = props;
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const isSaid = saysMore(row) || EXTRAS.some((name) => errors[`${path}.${index}.${name}`] !== undefined);
  const label = t(`adjustments.${kind}`);
  const number = index + 1;
  return (
    <div className={classes.entry} role="group" aria-label={t('common.labelled', { label, value: number })}>
      <div className={classes.row} data-taxed={hasTax || undefined}>
        <span className={classes.kind} aria-hidden>
          {label}
        </span>
        <RowFields {...props} />
        <Group gap={0} wrap="nowrap">
          {!isOpened && !isSaid && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('adjustments.more', { label, number })}
              onClick={() => setOpened(true)}
            >
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('common.removeEntry', { label, number })}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
      {(isOpened || isSaid) && (
        <Suspense>
          <AdjustmentExtras {...props} />
        </Suspense>
      )}
    </div>
  );
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
