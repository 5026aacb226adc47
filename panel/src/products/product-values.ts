import type { CreateProduct, Product } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { defined } from '../forms/defined';
import { metadataOf, rowsOf } from '../forms/metadata';
import { withoutBlanks } from '../forms/without-blanks';

/** The form values of a product. They have the names of the API, so that its faults find their fields. */
export type ProductValues = ReturnType<typeof productValues>;
export type ProductFields = UseFormReturnType<ProductValues>;

/** Returns the form values of a product, or of a new one. */
export function productValues(product?: Product) {
  return {
    name: product?.name ?? '',
    sku: product?.sku ?? '',
    gtin: product?.gtin ?? '',
    description: product?.description ?? '',
    price: textOfNumber(product?.price),
    currency: product?.currency ?? null,
    tax_rate: textOfNumber(product?.tax_rate),
    tax_category: product?.tax_category ?? null,
    unit: { label: product?.unit?.label ?? '', code: product?.unit?.code ?? '' },
    active: product?.active ?? true,
    metadata: rowsOf(product?.metadata ?? {}),
  };
}

/** Builds the request body that creates or completely replaces a product. */
export function productBody({ price, tax_rate, metadata, ...values }: ProductValues): CreateProduct {
  const others = { price: numberOf(price), tax_rate: numberOf(tax_rate), metadata: metadataOf(metadata) };
  return {
    ...(withoutBlanks(values) as Partial<CreateProduct>),
    ...defined(others),
    name: values.name,
  };
}
