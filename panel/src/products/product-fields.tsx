import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyField, PercentField } from '../fields/number-fields';
import { CurrencySelect } from '../forms/currency-select';
import { FormSection, Wide } from '../forms/form-section';
import { TaxCategorySelect } from '../forms/tax-category-select';
import { useSession } from '../session/use-session';
import type { ProductFields } from './product-values';
import '../i18n/product-texts';

/** Name and description of a product. */
export function ProductBasics({ form }: { form: ProductFields }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('products.basics')}>
      <Wide>
        <TextInput
          label={t('products.name')}
          required
          autoFocus
          data-autofocus
          {...form.getInputProps('name')}
        />
      </Wide>
      <TextInput
        label={t('products.sku')}
        description={t('products.skuHint')}
        {...form.getInputProps('sku')}
      />
      <TextInput label={t('products.gtin')} inputMode="numeric" {...form.getInputProps('gtin')} />
      <Wide>
        <Textarea
          label={t('products.description')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
      </Wide>
      <Wide>
        <Checkbox
          label={t('products.active')}
          description={t('products.activeHint')}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      </Wide>
    </FormSection>
  );
}

/** Price and unit of a product. */
export function ProductPricing({ form }: { form: ProductFields }) {
  const { t } = useTranslation();
  const usual = useSession()?.organization.currency ?? '';
  return (
    <FormSection title={t('products.pricing')}>
      <MoneyField
        currency={form.values.currency ?? usual}
        label={t('products.price')}
        description={t('products.priceHint')}
        {...form.getInputProps('price')}
      />
      <CurrencySelect
        label={t('products.currency')}
        description={t('products.currencyHint', { currency: usual })}
        {...form.getInputProps('currency')}
      />
      <PercentField label={t('products.taxRate')} {...form.getInputProps('tax_rate')} />
      <TaxCategorySelect
        label={t('products.taxCategory')}
        description={t('products.taxCategoryHint')}
        {...form.getInputProps('tax_category')}
      />
      <TextInput
        label={t('products.unit')}
        description={t('products.unitHint')}
        {...form.getInputProps('unit.label')}
      />
      <TextInput
        label={t('products.unitCode')}
        description={t('products.unitCodeHint')}
        {...form.getInputProps('unit.code')}
      />
    </FormSection>
  );
}
