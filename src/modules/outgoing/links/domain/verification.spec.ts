import { verdictOf } from './verification.js';

const digest = '7af72f7c8d3e6b0a9f1d2c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a697887';
const originals = [{ sha256: Buffer.alloc(32) }, { sha256: Buffer.from(digest, 'hex') }];

describe('what is said of a file', () => {
  it.each([
    ['not_asked', null],
    ['issued', digest],
    ['issued', digest.toUpperCase()],
    ['issued', ` ${digest.replace(/../g, '$& ')}\n`],
    ['issued', digest.replace(/..(?!$)/g, '$&:')],
    ['not_issued', digest.replace('7', '8')],
    ['not_a_digest', ''],
    ['not_a_digest', digest.slice(1)],
    ['not_a_digest', `${digest}0`],
    ['not_a_digest', digest.replace('7', 'g')],
  ])('is that it is %s', (verdict, given) => {
    expect(verdictOf(given, originals)).toBe(verdict);
  });

  it('is that it was not issued where nothing was', () => {
    expect(verdictOf(digest, [])).toBe('not_issued');
  });
});
