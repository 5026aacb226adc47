import type { Product } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { ConflictDialog } from '../forms/conflict-dialog';
import { decimalCheck } from '../forms/decimal-faults';
import { FormActions } from '../forms/form-actions';
import { metadataPath } from '../forms/metadata';
import { MetadataFields } from '../forms/metadata-fields';
import { UnsavedChanges } from '../forms/unsaved-changes';
import { useEdit } from '../forms/use-edit';
import { useSave } from '../forms/use-save';
import { ProductBasics, ProductPricing } from './product-fields';
import { productBody, productValues, type ProductFields, type ProductValues } from './product-values';
import { useProductLabels } from './use-product-labels';
import '../i18n/product-texts';

interface NewProductFormProps {
  /** The initial name. */
  readonly name?: string;
  readonly onSaved: (product: Product) => void;
  readonly cancel: LinkProps | (() => void);
}

/** The form of a new product. */
export function NewProductForm({ name = '', onSaved, cancel }: NewProductFormProps) {
  const { t } = useTranslation();
  const form = useProductForm(undefined, name);
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => api.products.create(productBody(values), { idempotencyKey: key }),
    onSaved: (product) => {
      form.resetDirty();
      onSaved(product);
    },
    toFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <ProductSections form={form} />
      <FormActions submit={t('products.submit')} cancel={cancel} isSaving={isSaving} trouble={trouble} />
    </form>
  );
}

interface EditProductFormProps {
  readonly product: Product;
  readonly onSaved: (product: Product) => void;
  readonly cancel: LinkProps;
}

/** The form of an existing product. */
export function EditProductForm({ product, onSaved, cancel }: EditProductFormProps) {
  const { t } = useTranslation();
  const form = useProductForm(product);
  const { id } = product;
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: product,
    valuesOf: productValues,
    save: (values, version) => api.products.update(id, productBody(values), { ifVersion: version }),
    reload: () => api.products.get(id),
    onSaved: (saved) => {
      form.resetDirty();
      onSaved(saved);
    },
    toFormPath,
  });
  const labels = useProductLabels();
  return (
    <form onSubmit={submit} noValidate>
      <ProductSections form={form} />
      <FormActions submit={t('common.save')} cancel={cancel} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...labels} />
    </form>
  );
}

function useProductForm(product?: Product, name = ''): ProductFields {
  const { t } = useTranslation();
  return useForm<ProductValues>({
    initialValues: product === undefined ? { ...productValues(), name } : productValues(product),
    validate: { price: decimalCheck(t), tax_rate: decimalCheck(t) },
  });
}

function toFormPath(path: string, { metadata }: ProductValues): string {
  return metadataPath(path, metadata);
}

function ProductSections({ form }: { form: ProductFields }) {
  return (
    <>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <ProductBasics form={form} />
      <ProductPricing form={form} />
      <MetadataFields form={form} />
    </>
  );
}
