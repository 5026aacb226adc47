import type { Product } from '@countinghouse/client';
import type { TFunction } from 'i18next';
import type { ExportTable } from '../../lists/export/export-list';
import '../../i18n/product-texts';

/** Returns the table that products are exported as. */
export function tableOf(t: TFunction): ExportTable<Product> {
  return {
    name: 'products',
    columns: [
      [t('products.name'), ({ name }) => name],
      [t('products.sku'), ({ sku }) => sku],
      [t('products.gtin'), ({ gtin }) => gtin],
      [t('products.description'), ({ description }) => description],
      [t('products.price'), ({ price }) => price],
      [t('products.currency'), ({ currency }) => currency],
      [t('products.taxRate'), ({ tax_rate }) => tax_rate],
      [t('products.unit'), ({ unit }) => unit?.label ?? null],
      [t('products.unitCode'), ({ unit }) => unit?.code ?? null],
      [t('products.sale'), ({ active }) => t(active ? 'products.active' : 'products.inactive')],
    ],
  };
}
