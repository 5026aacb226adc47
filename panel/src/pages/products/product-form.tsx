import { Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { answer, api, idempotent } from '../../api/client';
import type { CreateProduct, Product } from '../../api/types';
import { CurrencySelect } from '../../forms/currency-select';
import { DecimalInput } from '../../forms/decimal-input';
import { FormActions } from '../../forms/form-actions';
import { FormSection, Wide } from '../../forms/form-section';
import { UnsavedChanges } from '../../forms/unsaved-changes';
import { useSave } from '../../forms/use-save';
import { withoutBlanks } from '../../forms/without-blanks';
import { useSession } from '../../session/use-session';

/** A new product as the form begins. The names are those of the API, so that its faults find their fields. */
const emptyProduct = {
  name: '',
  sku: '',
  description: '',
  price: '' as number | '',
  currency: null as string | null,
  tax_rate: '' as number | '',
  unit: { label: '' },
};

type ProductFields = UseFormReturnType<typeof emptyProduct>;

/** The form of a new product. */
export function ProductForm({ onCreated }: { onCreated: (product: Product) => void }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: emptyProduct });
  const { submit, isSaving } = useSave({
    form,
    save: (values, key) => {
      const body: CreateProduct = { ...(withoutBlanks(values) as Partial<CreateProduct>), name: values.name };
      return answer(api.POST('/products', { params: idempotent(key), body }));
    },
    onSaved: (product) => {
      form.resetDirty();
      onCreated(product);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <Basics form={form} />
      <Pricing form={form} />
      <FormActions submit={t('products.submit')} isSaving={isSaving} cancelTo="/products" />
    </form>
  );
}

function Basics({ form }: { form: ProductFields }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('products.basics')}>
      <Wide>
        <TextInput label={t('products.name')} required autoFocus {...form.getInputProps('name')} />
      </Wide>
      <TextInput
        label={t('products.sku')}
        description={t('products.skuHint')}
        {...form.getInputProps('sku')}
      />
      <TextInput
        label={t('products.unit')}
        description={t('products.unitHint')}
        {...form.getInputProps('unit.label')}
      />
      <Wide>
        <Textarea
          label={t('products.description')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
      </Wide>
    </FormSection>
  );
}

function Pricing({ form }: { form: ProductFields }) {
  const { t } = useTranslation();
  const currency = useSession()?.organization.currency ?? '';
  return (
    <FormSection title={t('products.pricing')}>
      <DecimalInput
        label={t('products.price')}
        description={t('products.priceHint')}
        {...form.getInputProps('price')}
      />
      <CurrencySelect
        label={t('products.currency')}
        description={t('products.currencyHint', { currency })}
        {...form.getInputProps('currency')}
      />
      <DecimalInput
        label={t('products.taxRate')}
        description={t('products.taxRateHint')}
        {...form.getInputProps('tax_rate')}
      />
    </FormSection>
  );
}
