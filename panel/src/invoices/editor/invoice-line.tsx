import type { Product } from '@countinghouse/client';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfNumber } from '../../fields/decimal-text';
import { MoneyField, PercentField, QuantityField } from '../../fields/number-fields';
import { TaxCategorySelect } from '../../forms/tax-category-select';
import { useFormats } from '../../i18n/formats';
import { ProductPicker } from '../../pickers/product-picker';
import { productQuery } from '../../products/product-queries';
import { useSession } from '../../session/use-session';
import type { InvoiceFields } from '../invoice-values';
import classes from './invoice-lines.module.css';

interface InvoiceLineProps {
  readonly form: InvoiceFields;
  readonly index: number;
  readonly currency: string;
  readonly amount: number | undefined;
  /** Whether the amount is of something other than what stands there now. */
  readonly isOld: boolean;
  readonly onNext: () => void;
  readonly onPicked: () => void;
  /** Undefined for the only line. */
  readonly onRemove: (() => void) | undefined;
}

/** One line: what was sold, how much of it, for how much. */
export function InvoiceLine({ onNext, onRemove, amount, isOld, ...props }: InvoiceLineProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const number = props.index + 1;
  return (
    <div
      role="group"
      aria-label={t('common.entry', { label: t('invoiceEditor.line'), number })}
      className={classes.line}
      data-line
      onKeyDown={(event) => {
        if (!isForNextLine(event)) return;
        event.preventDefault();
        onNext();
      }}
    >
      <LineFields {...props} />
      <div className={classes.amount} data-old={isOld || undefined}>
        <span className={classes.narrowName}>{t('invoiceEditor.amount')}</span>
        <output>{amount === undefined ? '–' : money(amount, props.currency)}</output>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.remove}
        disabled={onRemove === undefined}
        aria-label={t('common.removeEntry', { label: t('invoiceEditor.line'), number })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      <Details form={props.form} index={props.index} />
    </div>
  );
}

type LineFieldsProps = Pick<InvoiceLineProps, 'form' | 'index' | 'currency' | 'onPicked'>;

function LineFields({ form, index, currency, onPicked }: LineFieldsProps) {
  const { t } = useTranslation();
  const { product_id = null } = form.values.items[index] ?? {};
  const { data } = useQuery({ ...productQuery(product_id ?? ''), enabled: product_id !== null });
  const fill = useFilling({ form, index, currency });
  const field = (name: string) => form.getInputProps(`items.${index}.${name}`);
  const rate = field('tax_rate') as { onChange: (value: string) => void };
  return (
    <>
      <ProductPicker
        label={t('invoiceEditor.product')}
        placeholder={t('invoiceEditor.productPlaceholder')}
        canCreate
        allowDeselect={false}
        data-line-start
        {...field('product_id')}
        onChange={(id, product) => {
          form.setFieldValue(`items.${index}.product_id`, id);
          if (product === null) return;
          fill(product);
          onPicked();
        }}
      />
      <QuantityField
        label={t('invoiceEditor.quantity')}
        unit={product_id === null ? undefined : data?.unit?.label}
        data-line-quantity
        {...field('quantity')}
      />
      <MoneyField label={t('invoiceEditor.price')} currency={currency} {...field('price')} />
      <PercentField
        label={t('invoiceEditor.taxRate')}
        {...field('tax_rate')}
        onChange={(value) => {
          // A category fits to its rate only.
          form.setFieldValue(`items.${index}.tax_category`, null);
          rate.onChange(value);
        }}
      />
      <PercentField label={t('invoiceEditor.discount')} {...field('discount')} />
    </>
  );
}

/** What stands below a line: words of its own, and the kind of tax, which matters where there is none. */
function Details({ form, index }: Pick<InvoiceLineProps, 'form' | 'index'>) {
  const { t } = useTranslation();
  const line = form.values.items[index];
  const isUntaxed = line?.tax_rate === '0' || line?.tax_category != null;
  const error = form.errors[`items.${index}.tax_category`];
  return (
    <div className={classes.details}>
      <TextInput
        label={t('invoiceEditor.description')}
        placeholder={t('invoiceEditor.descriptionPlaceholder')}
        {...form.getInputProps(`items.${index}.description`)}
      />
      {(isUntaxed || error !== undefined) && (
        <TaxCategorySelect
          label={t('products.taxCategory')}
          placeholder={t('invoiceEditor.taxCategoryUsual')}
          {...form.getInputProps(`items.${index}.tax_category`)}
        />
      )}
    </div>
  );
}

/** Gives what puts a product's price and tax into the line. A price of another currency is none. */
function useFilling({ form, index, currency }: Pick<InvoiceLineProps, 'form' | 'index' | 'currency'>) {
  const usual = useSession()?.organization.currency ?? 'EUR';
  return (product: Product): void => {
    const { price, tax_rate, tax_category } = product;
    if (price !== null && (product.currency ?? usual) === currency) {
      form.setFieldValue(`items.${index}.price`, textOfNumber(price));
    }
    if (tax_rate === null) return;
    form.setFieldValue(`items.${index}.tax_rate`, textOfNumber(tax_rate));
    form.setFieldValue(`items.${index}.tax_category`, tax_category === 'S' ? null : tax_category);
  };
}

/** Enter in a field of this line, and not in a list that hangs from it, nor in a dialog that was opened here. */
function isForNextLine(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, ctrlKey, metaKey, target, currentTarget, defaultPrevented } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || defaultPrevented) return false;
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return false;
  if (event.nativeEvent.isComposing) return false;
  const isListOpen = target.getAttribute('aria-expanded') === 'true';
  if (isListOpen) event.preventDefault();
  return !isListOpen;
}
