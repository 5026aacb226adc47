import { eventTypes } from '../../../../resources.js';
import { deedOf, type Deed } from './deeds.js';
import { limitableOperations } from './effects-of-operations.js';
import { operationsByDeed, waitsForApproval } from './waits.js';

const invoice = { id: 'inv_1', currency: 'EUR', total: 119, status: 'open' };
const deed = (type: string, object: object = invoice): Deed => deedOf({ type, objectId: 'i', object });
const waits = (needs_approval: object, of: Deed): unknown => waitsForApproval({ needs_approval }, of);

describe('what waits for an approval', () => {
  it('is named by operations and events that there are', () => {
    expect(Object.keys(operationsByDeed).filter((id) => !limitableOperations.includes(id))).toEqual([]);
    expect(
      Object.values(operationsByDeed)
        .flat()
        .filter((type) => !(type in eventTypes)),
    ).toEqual([]);
  });

  it('is what a named operation does, by whatever operation it is done', () => {
    const finalize = { operations: ['invoices.finalize'] };
    expect(waits(finalize, deed('invoice.finalized'))).toBe('operation');
    expect(waits(finalize, deed('invoice.created'))).toBeUndefined();
    const schedule = { id: 'rec_1', currency: 'EUR', total: 119, action: 'finalize' };
    expect(waits(finalize, deed('recurring_invoice.created', schedule))).toBe('operation');
    expect(
      waits(finalize, deed('recurring_invoice.created', { ...schedule, action: 'draft' })),
    ).toBeUndefined();
    expect(waits({ operations: ['products.update'] }, deed('invoice.finalized'))).toBeUndefined();
  });

  it('is more than an amount, or what cannot be compared with it', () => {
    const above = { above: { amount: 119, currency: 'EUR' } };
    expect(waits(above, deed('invoice.created'))).toBeUndefined();
    expect(waits(above, deed('invoice.created', { ...invoice, total: 119.01 }))).toBe('amount');
    expect(waits(above, deed('invoice.created', { ...invoice, currency: 'USD' }))).toBe('amount');
    expect(waits(above, deed('bill.created', { currency: null, total: null, status: 'inbox' }))).toBe(
      'amount',
    );
    expect(waits(above, deed('customer.updated', { id: 'cus_1' }))).toBeUndefined();
  });

  it('is nothing without such a limit', () => {
    expect(waitsForApproval({}, deed('invoice.finalized'))).toBeUndefined();
  });
});
