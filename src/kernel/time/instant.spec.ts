import fc from 'fast-check';
import { instantText } from './instant.js';

describe('the text of an instant', () => {
  it('equals that of toISOString', () => {
    const instants = fc.array(fc.date({ noInvalidDate: true }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 90_000_000 }), (dates, msLater) => {
        for (const date of dates) {
          const near = new Date(Math.min(date.getTime() + msLater, 8.64e15));
          expect([date, near].map(instantText)).toEqual([date.toISOString(), near.toISOString()]);
        }
      }),
    );
  });

  it.each(['1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z', '2026-11-22T23:59:59.999Z'])(
    'has milliseconds: %s',
    (text) => {
      expect(instantText(new Date(text))).toBe(text);
    },
  );

  it('exists only for a valid date', () => {
    expect(() => instantText(new Date(NaN))).toThrow(RangeError);
  });
});
