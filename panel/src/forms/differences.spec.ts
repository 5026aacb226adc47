import { describe, expect, it } from 'vitest';
import { differencesOf, withTheirs } from './differences';

const loaded = {
  name: 'Ada',
  email: 'a@example.com',
  address: { city: 'London', line1: '1 Row' },
  tags: ['x'],
};

describe('the differences between two people’s values', () => {
  it('are empty if both typed the same', () => {
    const typed = { ...loaded, name: 'Ada King' };
    expect(differencesOf(loaded, typed, { ...typed })).toEqual([]);
  });

  it('do not contain what only this person changed', () => {
    expect(differencesOf(loaded, { ...loaded, name: 'Ada King' }, loaded)).toEqual([]);
  });

  it('contain what only the other person changed, and what both did', () => {
    const mine = { ...loaded, name: 'Ada King' };
    const theirs = { ...loaded, name: 'Ada Lovelace', email: 'b@example.com' };
    expect(differencesOf(loaded, mine, theirs)).toEqual([
      { path: 'name', mine: 'Ada King', theirs: 'Ada Lovelace', isContested: true },
      { path: 'email', mine: 'a@example.com', theirs: 'b@example.com', isContested: false },
    ]);
  });

  it('descend into groups, and compare lists as a whole', () => {
    const theirs = { ...loaded, address: { city: 'Paris', line1: '1 Row' }, tags: ['x', 'y'] };
    expect(differencesOf(loaded, loaded, theirs).map(({ path }) => path)).toEqual(['address.city', 'tags']);
  });
});

describe('the chosen values', () => {
  it('take the other person’s values where that was chosen, and no others', () => {
    const mine = { ...loaded, name: 'Mine', address: { city: 'Rome', line1: '2 Row' } };
    const theirs = { ...loaded, name: 'Theirs', address: { city: 'Paris', line1: '3 Row' } };
    expect(withTheirs(mine, theirs, ['address.city'])).toEqual({
      ...mine,
      address: { city: 'Paris', line1: '2 Row' },
    });
    expect(withTheirs(mine, theirs, [])).toEqual(mine);
  });
});
