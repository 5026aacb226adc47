import { correctionPath } from './correction.js';

describe('the path of a correction', () => {
  it.each([
    ['draft', false, 'edited'],
    ['open', true, 'voided_and_reissued'],
    ['open', false, 'credited_and_reissued'],
    ['paid', false, 'credited_and_reissued'],
    ['uncollectible', true, 'voided_and_reissued'],
  ])('of an invoice that is %s, voidable or not (%s), is: %s', (status, isVoidable, path) => {
    expect(correctionPath({ status }, isVoidable)).toBe(path);
  });
});
