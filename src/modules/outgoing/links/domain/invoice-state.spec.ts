import { shownStateOf } from './invoice-state.js';

const open = { status: 'open', isOverdue: false, amount_paid: 0n, amount_credited: 0n };

describe('what a customer is told of an invoice', () => {
  it.each([
    ['open', {}],
    ['closed', { status: 'uncollectible', amount_paid: 1n }],
    ['overdue', { isOverdue: true, amount_paid: 1n }],
    ['partially_paid', { amount_paid: 1n }],
    ['partially_paid', { amount_credited: 1n }],
    ['paid', { status: 'paid', amount_paid: 1n, amount_credited: 1n }],
    ['paid', { status: 'paid' }],
    ['credited', { status: 'paid', amount_credited: 1n }],
    ['void', { status: 'void' }],
  ])('is that it is %s', (state, changes) => {
    expect(shownStateOf({ ...open, ...changes })).toBe(state);
  });
});
