import { useTranslation } from 'react-i18next';
import { decimalText } from '../fields/decimal-text';
import { useNumberMarks } from '../fields/use-number-marks';
import '../i18n/product-texts';

/** Returns the labels of a product's fields, for texts that name a field. */
export function useProductLabels() {
  const { t } = useTranslation();
  const marks = useNumberMarks();
  const labels: Record<string, string> = {
    name: t('products.name'),
    sku: t('products.sku'),
    gtin: t('products.gtin'),
    description: t('products.description'),
    price: t('products.price'),
    currency: t('products.currency'),
    tax_rate: t('products.taxRate'),
    tax_category: t('products.taxCategory'),
    'unit.label': t('products.unit'),
    'unit.code': t('products.unitCode'),
    active: t('products.active'),
    metadata: t('common.metadata'),
  };
  return {
    labelOf: (path: string): string => labels[path] ?? path,
    textOf: (path: string, value: unknown): string | undefined =>
      path === 'price' || path === 'tax_rate' ? decimalText(String(value), marks) : undefined,
  };
}
