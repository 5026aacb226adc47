import { describe, expect, it } from 'vitest';
import { lineBody, newLine, type LineValues } from '../line-values';
import type { LinePrices } from './line-props';
import { followed, offeredText } from './use-offer';

const line = (more: Partial<LineValues>): LineValues => ({
  ...newLine('19'),
  product_id: 'prd_01h455vb4pex5vsknk084sn02q',
  ...more,
});

const PRICES: LinePrices = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  list: 'prl_01h455vb4pex5vsknk084sn02q',
  on: undefined,
  includeTax: false,
  areSent: false,
};

const said = { prices: PRICES, mayAsk: true, proposed: '100', offered: '88' };

describe('the price of a line', () => {
  it('that somebody typed stays, whatever the customer’s list says', () => {
    expect(followed(line({ price: '95', price_from: 'typed' }), said)).toBeUndefined();
  });

  it('that was proposed becomes that of the list, and is not sent before the list has answered', () => {
    const proposed = line({ price: '100', price_from: 'proposed' });
    expect(followed(proposed, { ...said, offered: undefined })).toEqual({ price: '', price_from: 'offered' });
    expect(followed(proposed, said)).toEqual({ price: '88', price_from: 'offered' });
  });

  it('is sent again when another customer has no list', () => {
    const offered = line({ price: '88', price_from: 'offered' });
    const other = { ...said, prices: { ...PRICES, list: null }, offered: undefined };
    expect(followed(offered, other)).toEqual({ price: '100', price_from: 'proposed' });
  });

  it('waits while the customer is not known', () => {
    const proposed = line({ price: '100', price_from: 'proposed' });
    expect(followed(proposed, { ...said, prices: { ...PRICES, list: undefined } })).toBeUndefined();
  });

  it('of what is made again and again is filled in and sent', () => {
    const proposed = line({ price: '100', price_from: 'proposed' });
    expect(followed(proposed, { ...said, prices: { ...PRICES, areSent: true } })).toEqual({ price: '88' });
  });

  it('is not taken from a list whose prices differ in their tax', () => {
    const offer = { price: 88, prices_include_tax: true } as Parameters<typeof offeredText>[0];
    expect(offeredText(offer, PRICES)).toBe('');
    expect(offeredText(offer, { ...PRICES, includeTax: true })).toBe('88');
    expect(offeredText({ ...offer, prices_include_tax: null }, PRICES)).toBe('88');
  });
});

describe('the body of a line', () => {
  it('leaves an offered price to the service, and sends all others', () => {
    expect('price' in lineBody(line({ price: '88', price_from: 'offered' }))).toBe(false);
    expect(lineBody(line({ price: '88', price_from: 'proposed' })).price).toBe(88);
    expect(lineBody(line({ price: '', price_from: 'typed' })).price).toBe('');
  });
});
