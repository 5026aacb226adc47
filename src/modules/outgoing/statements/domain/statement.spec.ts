import * as fc from 'fast-check';
import { statementOf, type AccountRow } from './statement.js';

const at = new Date('2027-04-06T10:00:00Z');
const ofInvoice = { object_id: 'b', number: 'INV-1', day: '2027-04-06', at, due_date: null, total: 0n };

/** All of one day, and the last four of one moment and one invoice. */
const ROWS: readonly AccountRow[] = [
  { ...ofInvoice, type: 'invoice', amount: 174_956n, at: new Date('2027-04-06T09:00:00Z') },
  { ...ofInvoice, type: 'invoice_written_off', amount: -174_956n },
  { ...ofInvoice, type: 'write_off_ended', amount: 5248n },
  { ...ofInvoice, type: 'write_off_ended', amount: 169_708n },
  { ...ofInvoice, type: 'write_off_ended', amount: 5248n },
];

describe('a statement', () => {
  it('is the same in whatever order the database gives its rows', () => {
    const period = {
      from: '2027-04-01',
      to: '2027-04-30',
      standpoint: { timeZone: 'UTC' },
    } as Parameters<typeof statementOf>[1];
    const amounts = (rows: readonly AccountRow[]) =>
      statementOf(rows, period).entries.map(({ amount }) => amount);
    fc.assert(
      fc.property(fc.shuffledSubarray([...ROWS], { minLength: ROWS.length }), (shuffled) => {
        expect(amounts(shuffled)).toEqual([174_956n, -174_956n, 5248n, 5248n, 169_708n]);
      }),
    );
  });
});
