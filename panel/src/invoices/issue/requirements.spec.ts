import { describe, expect, it } from 'vitest';
import { missingDetails } from './requirements';

const address = { line1: 'Unter den Linden 5', city: 'Berlin' };
const taxIds = [{ type: 'eu_vat', value: 'DE136695976' }];
const complete = {
  organization: { address, tax_ids: taxIds, bank_details: { iban: 'DE89370400440532013000' } },
  customer: { billing_address: address, tax_ids: taxIds },
  categories: ['S'],
  kind: 'invoice',
} as Parameters<typeof missingDetails>[0];

const namesOf = (document: Parameters<typeof missingDetails>[0]): string[] =>
  missingDetails(document).map(({ detail }) => detail);

describe('missingDetails', () => {
  it('is empty for a complete document', () => {
    expect(missingDetails(complete)).toEqual([]);
  });

  it('names everything that a new installation lacks', () => {
    const organization = { address: null, tax_ids: [], bank_details: null };
    const customer = { billing_address: null, tax_ids: [] };
    expect(missingDetails({ ...complete, organization, customer })).toEqual([
      { detail: 'seller_address', level: 'law' },
      { detail: 'seller_tax_id', level: 'law' },
      { detail: 'buyer_address', level: 'law' },
      { detail: 'seller_bank_details', level: 'advice' },
    ]);
  });

  it.each([{ line1: 'Unter den Linden 5' }, { city: 'Berlin' }, { line1: ' ', city: 'Berlin' }])(
    'treats an address without street or town as missing: %j',
    (part) => {
      expect(namesOf({ ...complete, customer: { ...complete.customer, billing_address: part } })).toEqual([
        'buyer_address',
      ]);
    },
  );

  it.each(['AE', 'K'])('requires the tax number of a buyer who owes the tax (%s)', (category) => {
    const customer = { ...complete.customer, tax_ids: [] };
    expect(namesOf({ ...complete, customer, categories: ['S', category] })).toEqual(['buyer_tax_id']);
    expect(namesOf({ ...complete, customer })).toEqual([]);
  });

  it('does not require a bank account on a credit note, because nobody pays it', () => {
    const organization = { ...complete.organization, bank_details: null };
    expect(namesOf({ ...complete, organization })).toEqual(['seller_bank_details']);
    expect(namesOf({ ...complete, organization, kind: 'credit_note' })).toEqual([]);
  });
});
