import { useTranslation } from 'react-i18next';
import { decimalText } from '../fields/decimal-text';
import { useNumberMarks } from '../fields/use-number-marks';
import '../i18n/price-list-texts';

/** Returns the labels of a price list's fields, for texts that name a field. */
export function usePriceListLabels() {
  const { t } = useTranslation();
  const marks = useNumberMarks();
  const labels: Record<string, string> = {
    name: t('priceLists.name'),
    currency: t('priceLists.currency'),
    prices_include_tax: t('priceLists.includeTax'),
    valid_from: t('priceLists.validFrom'),
    valid_until: t('priceLists.validUntil'),
    base_list_id: t('priceLists.base'),
    discount_percent: t('priceLists.discount'),
    entries: t('priceLists.prices'),
    note: t('priceLists.note'),
    metadata: t('common.metadata'),
  };
  return {
    labelOf: (path: string): string => labels[path] ?? path,
    textOf: (path: string, value: unknown): string | undefined => {
      if (path === 'entries') return t('priceLists.count', { count: (value as unknown[]).length });
      return path === 'discount_percent' ? decimalText(String(value), marks) : undefined;
    },
  };
}
