import { describe, expect, it } from 'vitest';
import { bodyOf, emptyCustomer } from './customer-body';

describe('the body of a new customer', () => {
  it('has what was filled in, and the name in any case', () => {
    expect(bodyOf(emptyCustomer)).toEqual({ name: '', tax_exemption: 'none' });
  });

  it('sends the VAT number as one of the tax ids', () => {
    const body = bodyOf({ ...emptyCustomer, name: 'Engines', vat_id: ' DE136695976 ' });
    expect(body.tax_ids).toEqual([{ type: 'eu_vat', value: 'DE136695976' }]);
  });

  it('sends only the parts of the address that there are', () => {
    const billing_address = { ...emptyCustomer.billing_address, city: 'Berlin', country: 'DE' };
    expect(bodyOf({ ...emptyCustomer, name: 'Engines', billing_address }).billing_address).toEqual({
      city: 'Berlin',
      country: 'DE',
    });
  });
});
