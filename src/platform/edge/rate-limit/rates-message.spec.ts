import { busiestFirst, ratesMessage, readRatesMessage, type Taken } from './rates-message.js';

describe('a message about rates', () => {
  it('sums what a caller has taken, the busiest first', () => {
    const taken: Taken[] = [
      ['default', 'a', 1],
      ['heavy', 'a', 5],
      ['default', 'b', 2],
      ['default', 'a', 2],
    ];
    expect(busiestFirst(taken)).toEqual([
      ['heavy', 'a', 5],
      ['default', 'a', 3],
      ['default', 'b', 2],
    ]);
  });

  it('is never longer than PostgreSQL allows, and what does not fit is left for the next one', () => {
    const taken = Array.from({ length: 1_000 }, (_none, index): Taken => [
      'default',
      `Ümläut ${index}`,
      index,
    ]);
    const told: Taken[] = [];
    for (let rest: readonly Taken[] = taken; rest.length > 0;) {
      const message = ratesMessage('node', rest);
      expect(Buffer.byteLength(message.payload)).toBeLessThan(8_000);
      expect(message.rest.length).toBeLessThan(rest.length);
      told.push(...(readRatesMessage(message.payload)?.taken ?? []));
      rest = message.rest;
    }
    expect(told).toEqual(taken);
  });

  it.each(['', 'null', '{}', '["node"]', '[1,[]]'])(
    'is ignored if it cannot be understood: %s',
    (payload) => {
      expect(readRatesMessage(payload)).toBeUndefined();
    },
  );

  it('is read without the entries that cannot be understood', () => {
    expect(readRatesMessage('["n",[["default","a",1],["default","b"],null,["default","c","1"]]]')).toEqual({
      node: 'n',
      taken: [['default', 'a', 1]],
    });
  });
});
