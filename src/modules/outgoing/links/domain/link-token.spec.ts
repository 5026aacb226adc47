import { linkTokenOf, organizationOf } from './link-token.js';

const ORGANIZATION = '019abcde-0123-7456-89ab-cdef01234567';
const token = linkTokenOf(ORGANIZATION, Buffer.from('00112233445566778899aabbccddeeff', 'hex'));

describe('the token of a link', () => {
  it('names its organization', () => {
    expect(token).toMatch(/^[0-9a-z]{52}$/);
    expect(organizationOf(token)).toBe(ORGANIZATION);
  });

  it('is another one with another secret', () => {
    expect(linkTokenOf(ORGANIZATION, Buffer.alloc(16))).not.toBe(token);
  });

  it.each([
    ['it is shorter', token.slice(1)],
    ['it is longer', `${token}0`],
    ['a letter is large', token.replace(/[a-z]/, (letter) => letter.toUpperCase())],
    ['a letter looks like a digit', `${token.slice(0, -1)}o`],
    ['it is nothing', ''],
    ['it has another alphabet', '%2e'.repeat(20).slice(0, 52)],
  ])('has another form when %s', (_reason, text) => {
    expect(organizationOf(text)).toBeUndefined();
  });
});
