import { describe, expect, it } from 'vitest';
import { withoutBlanks } from './without-blanks';

describe('a form without blanks', () => {
  it('leaves out what was not filled in', () => {
    expect(withoutBlanks({ name: 'Ada', email: '', phone: '  ', price: '', note: null })).toEqual({
      name: 'Ada',
    });
  });

  it('keeps zero and no, which are answers', () => {
    expect(withoutBlanks({ price: 0, active: false })).toEqual({ price: 0, active: false });
  });

  it('drops a group in which nothing is left', () => {
    expect(withoutBlanks({ name: 'Ada', billing_address: { city: '', country: null } })).toEqual({
      name: 'Ada',
    });
  });

  it('drops a list in which nothing is left, and keeps the others whole', () => {
    expect(withoutBlanks({ allowed_ips: [], scopes: ['invoices:read'] })).toEqual({
      scopes: ['invoices:read'],
    });
  });

  it('keeps the blanks inside a text', () => {
    expect(withoutBlanks({ name: ' Ada Lovelace ' })).toEqual({ name: ' Ada Lovelace ' });
  });
});
