import fc from 'fast-check';
import { asCreditorReference, creditorReference, spacedReference } from './creditor-reference.js';

const ownPart = fc.stringMatching(/^[A-Z0-9]{1,21}$/);

describe('a creditor reference', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['2348231', 'RF712348231'],
    ['G72UUR', 'RF45G72UUR'],
  ])('of %s is %s', (own, reference) => {
    expect(creditorReference(own)).toBe(reference);
  });

  it.each([[''], ['A-1'], ['a1'], ['Ä1'], ['1'.repeat(22)]])('is none of %p', (own) => {
    expect(creditorReference(own)).toBeUndefined();
  });

  it('is read as people write it', () => {
    expect(asCreditorReference('rf18 5390\u00a00754 7034')).toBe('RF18539007547034');
    expect(spacedReference('RF18539007547034')).toBe('RF18\u00a05390\u00a00754\u00a07034');
  });

  it.each([['RF19539007547034'], ['RF18'], ['RE-2026-0001'], [''], ['RF18539007547035']])(
    'is not %p',
    (text) => {
      expect(asCreditorReference(text)).toBeUndefined();
      expect(spacedReference(text)).toBe(text);
    },
  );

  // A letter counts as two digits, so a letter in place of a digit may go unnoticed.
  it('has check digits that find every wrong digit, and every wrong letter', () => {
    fc.assert(
      fc.property(
        ownPart,
        fc.nat(),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        (own, at, other) => {
          const reference = creditorReference(own) ?? '';
          expect(asCreditorReference(spacedReference(reference).toLowerCase())).toBe(reference);
          const place = 4 + (at % own.length);
          const right = reference[place] ?? '';
          fc.pre(right !== other && isDigit(right) === isDigit(other));
          expect(
            asCreditorReference(reference.slice(0, place) + other + reference.slice(place + 1)),
          ).toBeUndefined();
        },
      ),
    );
  });
});

function isDigit(character: string): boolean {
  return /\d/.test(character);
}
