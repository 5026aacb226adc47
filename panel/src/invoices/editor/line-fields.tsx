import type { Product } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { textOfNumber } from '../../fields/decimal-text';
import { MoneyField, PercentField, QuantityField } from '../../fields/number-fields';
import { ProductPicker } from '../../pickers/product-picker';
import { useSession } from '../../session/use-session';
import type { LineValues } from '../line-values';
import { errorProps, type InvoiceLineProps } from './line-props';
import { ownPrice } from './use-offer';
import { usePastedLines } from './use-pasted-lines';
import '../../i18n/form-texts';

interface LineFieldsProps extends InvoiceLineProps {
  /** The product of the line; undefined until it is loaded. */
  readonly product: Product | undefined;
}

/** The fields of a line in one row. */
export function LineFields({ line, index, currency, steps, errors, product }: LineFieldsProps) {
  const { t } = useTranslation();
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
        value={line.product_id}
        onPaste={(event) => {
          void paste(event, line.tax_rate, (lines) => steps.insert(index, lines));
        }}
        onChange={(id, picked) => {
          steps.change(index, { product_id: id, ...(picked === null ? {} : proposalsOf(picked, line)) });
          if (picked !== null) steps.focus(index, '[data-line-quantity]');
        }}
      />
      <QuantityField
        label={t('invoiceEditor.quantity')}
        unit={line.product_id === null ? undefined : product?.unit?.label}
        data-line-quantity
        {...field('quantity')}
      />
      <MoneyField
        label={t('invoiceEditor.price')}
        currency={currency}
        {...field('price')}
        onChange={(price) => steps.change(index, { price, price_from: 'typed' })}
      />
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
function useProposals(currency: string): (product: Product, line: LineValues) => Partial<LineValues> {
  const usual = useSession()?.organization.currency ?? 'EUR';
  return (product, { price }) => {
    const { tax_rate, tax_category } = product;
    const own = ownPrice(product, { currency, usual });
    return {
      ...(own === undefined ? {} : { price: own }),
      ...(own !== undefined || price === '' ? { price_from: 'proposed' as const } : {}),
      ...(tax_rate === null ? {} : { tax_rate: textOfNumber(tax_rate) }),
      ...(tax_rate === null ? {} : { tax_category: tax_category === 'S' ? null : tax_category }),
    };
  };
}
