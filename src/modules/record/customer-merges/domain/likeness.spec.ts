import { byLikeness, likenessOfNames, type Likeness } from './likeness.js';

describe('the likeness of names', () => {
  it.each([
    ['Łódź Tools', 'Łódź', 'lodz tools', 'LODZ', 'name_and_town'],
    ['Schmidt GmbH', 'Köln', 'SCHMIDT GMBH', null, 'name'],
    ['Schmidt GmbH', null, 'Schmidt GmbH', null, 'name'],
    ['Schmidt GmbH', 'Köln', 'Schmidt GmbH', 'Bonn', undefined],
    ['Schmidt GmbH', 'Köln', 'Schmitt GmbH', 'Köln', undefined],
  ] as const)('of %s in %s and %s in %s is %s', (name, town, other, otherTown, likeness) => {
    expect(likenessOfNames({ name, town }, { name: other, town: otherTown })).toBe(likeness);
  });

  it('puts the most certain first', () => {
    const all: Likeness[][] = [['name'], ['email'], ['tax_id'], ['email', 'name'], ['iban']];
    expect(all.sort(byLikeness)).toEqual([['tax_id'], ['iban'], ['email', 'name'], ['email'], ['name']]);
  });
});
