import { describe, expect, it } from 'vitest';
import { withoutBlanks } from './without-blanks';

describe('the values without blanks', () => {
  it('omit empty fields', () => {
    expect(withoutBlanks({ name: 'Ada', email: '', phone: '  ', price: '', note: null })).toEqual({
      name: 'Ada',
    });
  });

  it('keep zero and false, which are values', () => {
    expect(withoutBlanks({ price: 0, active: false })).toEqual({ price: 0, active: false });
  });

  it('omit an empty group', () => {
    expect(withoutBlanks({ name: 'Ada', billing_address: { city: '', country: null } })).toEqual({
      name: 'Ada',
    });
  });

  it('omit an empty list, and keep all others whole', () => {
    expect(withoutBlanks({ allowed_ips: [], scopes: ['invoices:read'] })).toEqual({
      scopes: ['invoices:read'],
    });
  });

  it('keep the blanks inside a text', () => {
    expect(withoutBlanks({ name: ' Ada Lovelace ' })).toEqual({ name: ' Ada Lovelace ' });
  });
});
