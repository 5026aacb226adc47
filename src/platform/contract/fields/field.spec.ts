import { tooFew } from './field.js';

describe('a list with too few entries', () => {
  it('is refused in words for one and for many', () => {
    expect(tooFew(1).detail).toBe('At least one is needed.');
    expect(tooFew(2).detail).toBe('At least 2 are needed.');
  });
});
