import { rangeOf } from './kept-file.js';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-30', { first: 70, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
  ])('%s is a part of 100 bytes', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=-0', 'bytes=4000000000-'])('%s is behind the end of 100 bytes', (header) => {
    expect(rangeOf(header, 100)).toBe('behind');
  });

  it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=1-2,4-5', 'items=0-1', 'bytes=a-b', 'bytes=1.5-'])(
    '%s is ignored',
    (header) => {
      expect(rangeOf(header, 100)).toBeUndefined();
    },
  );
});
