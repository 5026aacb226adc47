import type { Quote } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { newLine } from '../invoices/line-values';
import { ofQuotes, quoteBody, quoteValues } from './quote-values';

const item = {
  ...{ id: 'qit_1', product_id: 'prd_1', product_name: 'Mill', description: null, quantity: 2, unit: null },
  ...{
    price: 100,
    price_base_quantity: 1,
    tax_rate: 19,
    tax_category: 'S',
    gross: 200,
    net: 200,
    taxable: 200,
  },
  ...{ discounts: [], charges: [], optional: false, group: null, chosen: true, note: 'On Mondays' },
};

const quote = {
  ...{ id: 'quo_1', customer_id: 'cus_1', currency: 'EUR', tax_rate: 19, prices_include_tax: false },
  ...{
    discounts: [],
    charges: [],
    metadata: { deal: '7' },
    reference: 'Inquiry 7',
    message: null,
    note: null,
  },
  ...{ issue_date: null, valid_until: '2098-12-31', terms: 'Payable within 14 days.' },
  items: [item, { ...item, id: 'qit_2', optional: true, group: 'Case' }],
} as unknown as Quote;

describe('a quote in the editor', () => {
  it('is sent as it was stored, without what only invoices have', () => {
    const line = { product_id: 'prd_1', quantity: 2, price: 100, tax_rate: 19, note: 'On Mondays' };
    expect(quoteBody(quoteValues(quote))).toEqual({
      ...{
        customer_id: 'cus_1',
        currency: 'EUR',
        tax_rate: 19,
        reference: 'Inquiry 7',
        metadata: { deal: '7' },
      },
      ...{ valid_until: '2098-12-31', terms: 'Payable within 14 days.' },
      items: [line, { ...line, optional: true, group: 'Case' }],
    });
  });

  it('is calculated with its complete lines, each with what its customer decides of it', () => {
    const values = quoteValues(quote);
    const [first, second] = values.items;
    const asked = ofQuotes.asked({ ...values, items: [first!, newLine(), second!] });
    expect(asked?.at).toEqual([0, 2]);
    expect(asked?.body.items).toMatchObject([{ quantity: 2 }, { optional: true, group: 'Case' }]);
    expect(asked?.body).not.toHaveProperty('terms');
  });

  it('has no alternatives of a name of spaces', () => {
    const [line] = quoteValues(quote).items;
    expect(
      quoteBody({ ...quoteValues(quote), items: [{ ...line!, group: '  ' }] }).items[0],
    ).not.toHaveProperty('group');
  });
});
