import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { isDecimal } from '../../fields/decimal-text';
import { ImportDialog, type ImportSource } from '../../lists/import/import-dialog';
import { productBody, productValues } from '../../products/product-values';
import '../../i18n/product-texts';

/** Imports products from a table with the columns of their export. */
export default function ProductImport(dialog: DialogState) {
  const { t } = useTranslation();
  const fields = [
    { path: 'name', label: t('products.name'), isRequired: true },
    { path: 'sku', label: t('products.sku') },
    { path: 'gtin', label: t('products.gtin') },
    { path: 'description', label: t('products.description') },
    { path: 'price', label: t('products.price'), isNumber: true },
    { path: 'currency', label: t('products.currency') },
    { path: 'tax_rate', label: t('products.taxRate'), isNumber: true },
    { path: 'unit.label', label: t('products.unit') },
    { path: 'unit.code', label: t('products.unitCode') },
    { path: 'active', label: t('products.sale') },
  ];
  const isInactive = (text: string): boolean =>
    [t('products.inactive'), 'false'].some((word) => word.toLowerCase() === text.toLowerCase());
  const create: ImportSource['create'] = async (cell, idempotencyKey) => {
    const values = { ...productValues(), name: cell('name'), sku: cell('sku'), gtin: cell('gtin') };
    const body = productBody({
      ...values,
      description: cell('description'),
      currency: cell('currency').toUpperCase() || null,
      unit: { label: cell('unit.label'), code: cell('unit.code') },
      active: !isInactive(cell('active')),
    });
    // What is no number goes as it is, so that the service refuses it by name.
    const number = (text: string): number => (isDecimal(text) ? Number(text) : (text as never));
    const [price, taxRate] = [cell('price'), cell('tax_rate')];
    return api.products.create(
      {
        ...body,
        ...(price !== '' && { price: number(price) }),
        ...(taxRate !== '' && { tax_rate: number(taxRate) }),
      },
      { idempotencyKey },
    );
  };
  return <ImportDialog {...dialog} source={{ noun: 'products', fields, create }} />;
}
