import fc from 'fast-check';
import { JsonSyntaxError, JsonTooLargeError, parseStrictJson } from './strict-json.js';

const LANGUAGE_NAMES = new RegExp([...Object.getOwnPropertyNames(Object.prototype), 'prototype'].join('|'));
const LIMITS = { depthMax: 32, valuesMax: 1_000, entriesMax: 20, namesMax: 10 };
const parse = (text: string) => parseStrictJson(text, LIMITS);

describe('strict JSON', () => {
  it('reads what JSON.parse reads', () => {
    const value = fc
      .jsonValue({ maxDepth: 6, noUnicodeString: false })
      .filter((v) => !LANGUAGE_NAMES.test(JSON.stringify(v)));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (original, indent) => {
        const text = JSON.stringify(original, null, indent);
        fc.pre(
          !text.includes('\\u0000') && (JSON.parse(text) as unknown) !== undefined && text.isWellFormed(),
        );
        fc.pre(!/\\ud[89a-f]/i.test(text));
        expect(parse(text).value).toEqual(JSON.parse(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses what JSON.parse refuses', () => {
    const grammar = fc.stringMatching(/^[[\]{}":,0-9.eE+\-truefalsn \\]{0,12}$/);
    fc.assert(
      fc.property(grammar, (text) => {
        const lenient = attempt(() => JSON.parse(text) as unknown);
        const strict = attempt(() => parse(text).value);
        if (!lenient.read) expect(strict.read).toBe(false);
        if (strict.read) expect(strict.value).toEqual(lenient.value);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['two values', '{} {}'],
    ['a trailing comma', '[1,]'],
    ['single quotes', "{'a':1}"],
    ['a comment', '{/**/}'],
    ['a name twice', '{"a":1,"a":1}'],
    ['a name twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a NUL character', '["\\u0000"]'],
    ['half a surrogate pair', '["\\ud800"]'],
    ['a raw line break in a string', '["\n"]'],
    ['a leading zero', '[01]'],
    ['a leading plus', '[+1]'],
    ['NaN', '[NaN]'],
    ['a hexadecimal number', '[0x10]'],
    ['a byte order mark', '\ufeff{}'],
    ['a vertical tab between', '[1,\v2]'],
    ['an unknown escape', '["\\x41"]'],
    ['one level too many', '['.repeat(33) + ']'.repeat(33)],
    ['very many levels', '['.repeat(500_000)],
  ])('refuses %s', (_what, text) => {
    expect(() => parse(text)).toThrow(JsonSyntaxError);
  });

  it('takes 32 levels', () => {
    expect(parse('['.repeat(32) + ']'.repeat(32)).faults).toEqual([]);
  });

  it('reports numbers that would lose digits, with their positions', () => {
    const { faults } = parse(
      '{"items":[{"price":0.1000000000000000055},{"price":123456789012345.6}],"n":1e400}',
    );
    expect(faults.map((fault) => fault.pointer)).toEqual(['#/items/0/price', '#/items/1/price', '#/n']);
  });

  it('reports numbers of which nothing would be left but 0', () => {
    const { faults } = parse(`[1e-400, 0.${'0'.repeat(400)}1, -2.5e-9999]`);
    expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(
      [0, 1, 2].map((at) => `#/${at} number_too_precise`),
    );
    expect(parse('[0, -0, 0.000, 0e-400, 1e-300]').faults).toEqual([]);
  });

  it('keeps numbers of fifteen digits, however they are written', () => {
    expect(parse('[999999999.999999, 1.500, 0.00000012, 100000000000000000000]').faults).toEqual([]);
  });

  it('reports __proto__ and never sets a prototype', () => {
    const { value, faults } = parse('{"a":{"__proto__":{"admin":true}}}');
    expect(faults[0]?.pointer).toBe('#/a/__proto__');
    expect((value as { a: { admin?: boolean } }).a.admin).toBeUndefined();
  });

  it('reads a number of a million digits as fast as any other', () => {
    const { faults } = parse(`[1${'0'.repeat(1_000_000)}1]`);
    expect(faults).toMatchObject([{ pointer: '#/0', code: 'number_too_precise' }]);
  });

  it('reports the excess of an array or object, and leaves it out', () => {
    const names = Array.from({ length: 11 }, (_none, index) => `"n${index}":[]`);
    expect(parse(`[[${'1,'.repeat(30)}1],{${names.join(',')}}]`)).toMatchObject({
      value: [{ length: 21 }, expect.not.objectContaining({ n10: [] })],
      faults: [
        { pointer: '#/0', code: 'too_many' },
        { pointer: '#/1', code: 'too_many' },
      ],
    });
  });

  it('refuses more values than any request needs', () => {
    const rows = (count: number) =>
      `[${Array(9)
        .fill(`[${Array(count).fill(0).join(',')}]`)
        .join(',')}]`;
    expect(() => parse(rows(100))).not.toThrow();
    expect(() => parse(rows(111))).toThrow(JsonTooLargeError);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'prototype', 'toString', 'valueOf'])(
    'reports %s, which libraries would drop silently',
    (name) => {
      expect(parse(`{"${name}":1}`)).toEqual({
        value: {},
        faults: [{ pointer: `#/${name}`, code: 'unknown_field', detail: 'This field is not known.' }],
      });
    },
  );

  it('reports constructor as a name, except where callers choose the names', () => {
    expect(parse('{"constructor":1}').faults[0]?.pointer).toBe('#/constructor');
    expect(parse('{"metadata":{"constructor":"Brick & Co"}}')).toEqual({
      value: JSON.parse('{"metadata":{"constructor":"Brick & Co"}}') as unknown,
      faults: [],
    });
  });
});

function attempt(read: () => unknown): { read: boolean; value?: unknown } {
  try {
    return { read: true, value: read() };
  } catch {
    return { read: false };
  }
}
