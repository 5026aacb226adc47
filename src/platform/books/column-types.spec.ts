import fc from 'fast-check';
import pg from 'pg';
import { columnTypes } from './column-types.js';

const { INT8, JSONB, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

describe('a value from PostgreSQL is read', () => {
  it('as the instant that pg’s own parser would return', () => {
    const usual = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(usual, fc.integer({ min: 0, max: 999 }), (date, micros) => {
        const [day, clock = ''] = date.toISOString().slice(0, -1).split('T');
        // Without trailing zeros, and without the point if nothing follows it.
        const decimals = `${clock.slice(9)}${micros.toString().padStart(3, '0')}`.replace(/0+$/, '');
        const text = `${day} ${clock.slice(0, 8)}${decimals && `.${decimals}`}+00`;
        expect(read(TIMESTAMPTZ, text)).toEqual(date);
      }),
    );
  });

  it.each(['infinity', '0044-03-15 12:00:00+00 BC', '10000-01-01 00:00:00+00', '2026-11-22 10:30:00+01'])(
    'as pg’s own parser reads it if it is unusual: %s',
    (text) => {
      const anyInstant = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => unknown;
      expect(read(TIMESTAMPTZ, text)).toEqual(anyInstant(text));
    },
  );

  it.each([
    '0',
    '-1',
    '16958',
    '999999999999999',
    '-99999999999999',
    '9223372036854775807',
    '-9223372036854775808',
  ])('as the whole number %s, to the last digit', (text) => {
    expect(read(INT8, text)).toBe(BigInt(text));
  });

  it('as an exact decimal, or not at all', () => {
    expect(String(read(NUMERIC, '19.0000'))).toBe('19');
    expect(() => read(NUMERIC, 'NaN')).toThrow(RangeError);
  });

  it.each(['[]', '{}', '[{"rate": "19"}]', '{"net_days": 14}', 'null'])(
    'as the JSON %s, as a new object each time',
    (text) => {
      const [first, second] = [read(JSONB, text), read(JSONB, text)];
      expect(first).toEqual(JSON.parse(text));
      expect(first === second).toBe(text === 'null');
    },
  );
});

function read(oid: number, text: string): unknown {
  return (columnTypes.getTypeParser(oid, 'text') as (text: string) => unknown)(text);
}
