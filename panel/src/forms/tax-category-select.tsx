import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../i18n/product-texts';

/** The tax categories of EN 16931 that an invoice may name. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;

/** How something is taxed. */
export function TaxCategorySelect(props: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation();
  const data = taxCategories.map((value) => ({ value, label: t(`taxCategories.${value}`) }));
  return <Select clearable data={data} {...props} />;
}
