import type { PriceList } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { newEntry, priceListBody, priceListValues } from './price-list-values';

const list: PriceList = {
  id: 'prl_01h455vb4pex5vsknk084sn02q',
  version: 2,
  name: 'Wholesale 2027',
  currency: 'CHF',
  prices_include_tax: true,
  valid_from: '2027-01-01',
  valid_until: null,
  base_list_id: 'prl_01h455vb4pex5vsknk084sn02r',
  discount_percent: 2.5,
  entries: [
    { product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 88, min_quantity: null },
    { product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 80.125, min_quantity: 10 },
  ],
  note: 'Agreed for a year.',
  metadata: { contract: '17' },
  archived_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

describe('the body of a price list', () => {
  it('says all that the list says', () => {
    const { name, currency, prices_include_tax, valid_from, base_list_id, discount_percent, note } = list;
    expect(priceListBody(priceListValues(list))).toEqual({
      ...{ name, currency, prices_include_tax, valid_from, base_list_id, discount_percent, note },
      metadata: { contract: '17' },
      entries: [
        { product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 88 },
        { product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 80.125, min_quantity: 10 },
      ],
    });
  });

  it('keeps the place of a price that is not filled in, so that its faults find it', () => {
    const values = { ...priceListValues(undefined, 'EUR'), name: 'Friends', entries: [newEntry()] };
    expect(priceListBody(values)).toEqual({
      name: 'Friends',
      currency: 'EUR',
      prices_include_tax: false,
      entries: [{}],
    });
  });
});

describe('a new price', () => {
  it('is the next step of a product that has steps, else of no product yet', () => {
    const [plain, step] = priceListValues(list).entries;
    expect(newEntry(step)).toEqual({ product_id: step?.product_id, price: '', min_quantity: '' });
    expect(newEntry(plain).product_id).toBeNull();
  });
});
