import { homecoming } from './homecoming.js';

const note = (unapplied_amount: bigint) => ({
  invoice_id: 'own',
  unapplied_amount,
  allocations: [
    { position: 0, invoice_id: 'own', amount: 30n, unallocated_amount: 0n },
    { position: 1, invoice_id: 'one', amount: 50n, unallocated_amount: 10n },
    { position: 2, invoice_id: 'other', amount: 20n, unallocated_amount: 0n },
  ],
});

describe('credit that goes back to its own invoice', () => {
  it.each([
    ['what settles nothing first', 15n, 15n, { free: 15n, taken: [], amount: 15n }],
    [
      'then what settles others, the latest first',
      15n,
      45n,
      {
        free: 15n,
        taken: [
          { position: 2, invoice_id: 'other', amount: 20n },
          { position: 1, invoice_id: 'one', amount: 10n },
        ],
        amount: 45n,
      },
    ],
    [
      'no more than stands',
      0n,
      100n,
      {
        free: 0n,
        taken: [
          { position: 2, invoice_id: 'other', amount: 20n },
          { position: 1, invoice_id: 'one', amount: 40n },
        ],
        amount: 60n,
      },
    ],
    ['nothing where nothing is due', 15n, 0n, { free: 0n, taken: [], amount: 0n }],
  ])('is %s', (_case, unapplied, due, expected) => {
    expect(homecoming(note(unapplied), due)).toEqual(expected);
  });
});
