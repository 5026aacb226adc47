import { byWithholding } from './by-withholding.js';

const fees = { net: 100_000n, withholdable: true };
const expenses = { net: 200_000n, withholdable: false };

describe('an amount over lines that a customer withholds from, and others', () => {
  it('is shared in proportion, to the cent', () => {
    expect(byWithholding(150_000n, [fees, expenses])).toEqual([
      { amount: 50_000n },
      { amount: 100_000n, withholdable: false },
    ]);
    expect(byWithholding(100n, [fees, expenses])).toEqual([
      { amount: 33n },
      { amount: 67n, withholdable: false },
    ]);
  });

  it('is one part where all lines are of one kind, or too little for two', () => {
    expect(byWithholding(100n, [fees, fees])).toEqual([{ amount: 100n }]);
    expect(byWithholding(100n, [expenses])).toEqual([{ amount: 100n, withholdable: false }]);
    expect(byWithholding(1n, [fees, expenses])).toEqual([{ amount: 1n, withholdable: false }]);
    expect(byWithholding(100n, [{ ...fees, net: -1n }, expenses])).toEqual([
      { amount: 100n, withholdable: false },
    ]);
  });
});
