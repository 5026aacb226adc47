import { newId } from './new-id.js';

describe('a new identifier', () => {
  // Of no other file: the counter of a millisecond belongs to the process.
  const now = new Date('2001-02-03T04:05:06.789Z');

  it('sorts after the previous one, even within the same millisecond', () => {
    const ids = Array.from({ length: 2_000 }, () => newId(now));
    expect([...ids].sort()).toEqual(ids);
  });

  it('is unique even when one millisecond needs more than the counter holds', () => {
    const ids = Array.from({ length: 20_000 }, () => newId(now));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
