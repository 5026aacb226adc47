import { describe, expect, it } from 'vitest';
import { templateFaults } from './template-faults';

const fault = (pointer: string) => ({ pointer, code: 'required', detail: 'Something is wrong.' });

describe('the faults of a template', () => {
  it('are those of its content, by their part of it', () => {
    const archived = fault('#/content/items/0/product_id');
    expect(templateFaults([archived])).toEqual([{ member: 'items', fault: archived }]);
  });

  it('are what would have to be said besides, too', () => {
    expect(templateFaults([fault('#/overrides/tax_rate')])).toEqual([
      { member: 'tax_rate', fault: undefined },
    ]);
  });

  it('are not those of the customer', () => {
    expect(templateFaults([fault('#/customer_id')])).toEqual([]);
  });
});
