import type { Product } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { textOfNumber } from '../../fields/decimal-text';
import { MoneyField, PercentField, QuantityField } from '../../fields/number-fields';
import { ProductPicker } from '../../pickers/product-picker';
import { productQuery } from '../../products/product-queries';
import { useSession } from '../../session/use-session';
import type { LineValues } from '../line-values';
import { errorProps, type InvoiceLineProps } from './line-props';
import { usePastedLines } from './use-pasted-lines';
import '../../i18n/form-texts';

/** The fields of a line in one row. */
export function LineFields({ line, index, currency, steps, errors }: InvoiceLineProps) {
  const { t } = useTranslation();
  const { product_id } = line;
  const { data } = useQuery({ ...productQuery(product_id ?? ''), enabled: product_id !== null });
  const proposalsOf = useProposals(currency);
  const paste = usePastedLines();
  const field = (name: 'quantity' | 'price' | 'tax_rate' | 'discount') => ({
    ...errorProps(index, name, errors),
    value: line[name],
    onChange: (value: string) => steps.change(index, { [name]: value }),
  });
  return (
    <>
      <ProductPicker
        label={t('invoiceEditor.product')}
        placeholder={t('invoiceEditor.productPlaceholder')}
        canCreate
        allowDeselect={false}
        openOnFocus={false}
        data-line-start
        {...errorProps(index, 'product_id', errors)}
        value={product_id}
        onPaste={(event) => {
          void paste(event, line.tax_rate, (lines) => steps.insert(index, lines));
        }}
        onChange={(id, product) => {
          steps.change(index, { product_id: id, ...(product === null ? {} : proposalsOf(product)) });
          if (product !== null) steps.focus(index, '[data-line-quantity]');
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
        // A tax category is valid for its rate only.
        onChange={(tax_rate) => steps.change(index, { tax_rate, tax_category: null })}
      />
      <PercentField label={t('invoiceEditor.discount')} {...field('discount')} />
    </>
  );
}

/** Returns a function that proposes price and tax of a product. A price in another currency is not proposed. */
function useProposals(currency: string): (product: Product) => Partial<LineValues> {
  const usual = useSession()?.organization.currency ?? 'EUR';
  return ({ price, tax_rate, tax_category, currency: own }) => ({
    ...(price !== null && (own ?? usual) === currency ? { price: textOfNumber(price) } : {}),
    ...(tax_rate === null ? {} : { tax_rate: textOfNumber(tax_rate) }),
    ...(tax_rate === null ? {} : { tax_category: tax_category === 'S' ? null : tax_category }),
  });
}
