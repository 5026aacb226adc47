import type { Product } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { productBody, productValues } from './product-values';

const product: Product = {
  id: 'prd_01h455vb4pex5vsknk084sn02q',
  version: 2,
  name: 'Punched cards',
  sku: null,
  gtin: '4006381333931',
  description: null,
  price: 999_999_999.999999,
  currency: 'EUR',
  tax_rate: 0,
  tax_category: 'Z',
  unit: { label: 'pcs', code: 'H87' },
  active: false,
  metadata: {},
  archived_at: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

describe('the request body of a product', () => {
  it('has the filled fields, and always the name', () => {
    expect(productBody(productValues())).toEqual({ name: '', active: true });
  });

  it('equals the product that the form was opened with: nothing is lost or rounded', () => {
    expect(productBody(productValues(product))).toEqual({
      name: 'Punched cards',
      gtin: '4006381333931',
      price: 999_999_999.999999,
      currency: 'EUR',
      tax_rate: 0,
      tax_category: 'Z',
      unit: { label: 'pcs', code: 'H87' },
      active: false,
    });
  });
});
