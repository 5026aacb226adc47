import { freeReference, possibleReferences, wantedReference } from './payment-reference.js';

describe('the payment reference of an invoice', () => {
  it('is made of the letters and digits of its number', () => {
    expect(possibleReferences('re-2026/0001', 7n)[0]).toMatch(/^RF\d\dRE20260001$/);
  });

  it.each([['Счёт-№'], ['1'.repeat(22)]])('is made of its place where the number %s gives none', (number) => {
    expect(possibleReferences(number, 7n)[0]).toMatch(/^RF\d\dI7$/);
  });

  it('is one that no other invoice has', () => {
    const possible = possibleReferences('1-11', 7n);
    const [first = '', second = ''] = possible;
    expect(freeReference(possible, new Set())).toBe(first);
    expect(freeReference(possible, new Set([first]))).toBe(second);
    expect(second).toMatch(/^RF\d\dI7$/);
    expect(freeReference(possible, new Set(possible))).toBe(possible.at(-1));
  });

  it('is the one that the caller wants, as banks transmit it', () => {
    const wanted = (reference: string) => wantedReference({ payment_instructions: { reference } });
    expect(wanted('rf18 5390 0754 7034')).toBe('RF18539007547034');
    expect(wanted('Contract 17')).toBe('Contract 17');
    expect(wantedReference({ payment_instructions: {} })).toBeUndefined();
    expect(wantedReference(null)).toBeUndefined();
  });
});
