import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '../../fields/number-fields';
import { TaxCategorySelect } from '../../forms/tax-category-select';
import { AdjustmentRows } from './adjustment-rows';
import classes from './invoice-lines.module.css';
import { errorProps, type InvoiceLineProps } from './line-props';
import '../../i18n/form-texts';
import '../../i18n/product-texts';

/** The part below a line: its description, and what only some lines have. */
export function LineDetails({ line, index, currency, steps, errors }: InvoiceLineProps) {
  const { t } = useTranslation();
  const { tax_rate, tax_category, price_base_quantity } = line;
  const category = errorProps(index, 'tax_category', errors);
  // An untaxed line needs its tax category.
  const isUntaxed = tax_rate === '0' || tax_category !== null || category.error !== undefined;
  return (
    <div className={classes.details}>
      <TextInput
        label={t('invoiceEditor.description')}
        placeholder={t('invoiceEditor.descriptionPlaceholder')}
        {...errorProps(index, 'description', errors)}
        value={line.description}
        onChange={(event) => steps.change(index, { description: event.currentTarget.value })}
      />
      {isUntaxed && (
        <TaxCategorySelect
          label={t('products.taxCategory')}
          placeholder={t('invoiceEditor.taxCategoryUsual')}
          {...category}
          value={tax_category}
          onChange={(value) => steps.change(index, { tax_category: value as typeof tax_category })}
        />
      )}
      {price_base_quantity !== '' && (
        <QuantityField
          label={t('invoiceEditor.priceBase')}
          leftSection={<span aria-hidden>{t('invoiceEditor.per')}</span>}
          leftSectionWidth={52}
          {...errorProps(index, 'price_base_quantity', errors)}
          value={price_base_quantity}
          onChange={(value) => steps.change(index, { price_base_quantity: value })}
        />
      )}
      <LineAdjustments {...{ line, index, currency, steps, errors }} />
    </div>
  );
}

type AdjustmentProps = Pick<InvoiceLineProps, 'line' | 'index' | 'currency' | 'steps' | 'errors'>;

function LineAdjustments({ line, index, steps, errors, currency }: AdjustmentProps) {
  const { discounts, charges } = line;
  const rows = { errors, currency };
  return (
    <>
      <AdjustmentRows
        kind="discount"
        path={`items.${index}.discounts`}
        rows={discounts}
        onChange={(changed) => steps.change(index, { discounts: changed })}
        {...rows}
      />
      <AdjustmentRows
        kind="charge"
        path={`items.${index}.charges`}
        rows={charges}
        onChange={(changed) => steps.change(index, { charges: changed })}
        {...rows}
      />
    </>
  );
}
