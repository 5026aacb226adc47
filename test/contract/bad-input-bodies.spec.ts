import { gzipSync } from 'node:zlib';
import type { ApiAnswer } from '../support/api-client.js';
import { someOf } from '../support/sample.js';
import { writingOperations, type WritingOperation } from './support/operations.js';
import { summaryOf, Workbench } from './support/workbench.js';

const MAX_BYTES = 1_048_576;
/** Operations that take files, and the one that takes the body of any other. */
const LARGER_BODIES: Readonly<Record<string, number>> = {
  'attachments.create': 7 * MAX_BYTES,
  'bank_statements.import': 7 * MAX_BYTES,
  'imports.create': 7 * MAX_BYTES,
  'received_files.create': 27 * MAX_BYTES,
  'dry_runs.create': 8 * MAX_BYTES,
};
const JSON_TYPE = { 'content-type': 'application/json' };
const MALFORMED = '400 malformed_json';
const WHOLE = ['422 validation_failed', '#/surprise unknown_field'];

let bench: Workbench;
let books: Record<string, string>;

beforeAll(async () => {
  bench = await Workbench.start();
  await bench.settle();
});
beforeEach(async () => {
  books = await bench.books();
});
afterEach(async () => {
  expect(await bench.books()).toEqual(books);
});
afterAll(() => bench.stop());

/** Calls each operation, or those that are tried, in turn and returns its answer, by the operation's id. */
async function answersOf(
  ask: (operation: WritingOperation) => Promise<ApiAnswer>,
  tried = writingOperations,
): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const operation of tried) answers[operation.id] = summaryOf(await ask(operation));
  return answers;
}

/** The same answer for every operation with a body, or for those that were tried. */
function fromAll(answer: readonly string[], tried = writingOperations): Record<string, readonly string[]> {
  return Object.fromEntries(tried.map(({ id }) => [id, answer]));
}

/** A valid body with one additional entry, given as JSON text. */
function withEntry(operation: WritingOperation, entry: string): string {
  return `{${entry},${JSON.stringify(bench.fullBody(operation)).slice(1)}`;
}

describe('a JSON body that is not an object', () => {
  it.each(['null', 'true', '7', '-0', '1e400', '"text"', '""', '[]', '[{}]', '[{"__proto__":1}]'])(
    'is refused as a whole: %s',
    async (text) => {
      const answers = await answersOf((operation) => bench.sendText(operation, text));
      expect(answers).toEqual(fromAll(['422 validation_failed', '# wrong_type']));
    },
  );
});

describe('a body that is not JSON as this service accepts it', () => {
  it.each<[string, (body: string) => string]>([
    ['blanks', () => ' \r\n\t '],
    ['the end missing', (body) => body.slice(0, -1)],
    ['the beginning missing', (body) => body.slice(1)],
    ['a trailing comma', (body) => `${body.slice(0, -1)},}`],
    ['a second object', (body) => `${body}{}`],
    ['a second line', (body) => `${body}\n${body}`],
    ['a comment', (body) => `${body} // of mine`],
    ['single quotes', (body) => body.replaceAll('"', "'")],
    ['names without quotes', () => '{name: "x"}'],
    ['a form', () => 'name=x&tax_rate=19'],
    ['XML', () => '<invoice/>'],
    ['a byte order mark', (body) => `\ufeff${body}`],
    ['NaN', () => '{"surprise":NaN}'],
    ['Infinity', () => '{"surprise":-Infinity}'],
    ['undefined', () => '{"surprise":undefined}'],
    ['a number that begins with zero', () => '{"surprise":01}'],
    ['a number that begins with a plus', () => '{"surprise":+1}'],
    ['a number that begins with a point', () => '{"surprise":.5}'],
    ['a number that ends with a point', () => '{"surprise":5.}'],
    ['a hexadecimal number', () => '{"surprise":0x10}'],
    ['a number with separators', () => '{"surprise":1_000}'],
    ['a line break in a text', () => '{"surprise":"\n"}'],
    ['an unknown escape', () => '{"surprise":"\\x41"}'],
    ['an escaped NUL', () => '{"surprise":"a\\u0000b"}'],
    ['an escaped NUL in a name', () => '{"sur\\u0000prise":1}'],
    ['a NUL as it is', () => '{"surprise":"\0"}'],
    ['the first half of a surrogate pair', () => '{"surprise":"\\ud83d"}'],
    ['the second half of a surrogate pair', () => '{"surprise":"\\ude00"}'],
    ['a surrogate pair in the wrong order', () => '{"surprise":"\\ude00\\ud83d"}'],
    ['half of a surrogate pair in a name', () => '{"\\udc00":1}'],
    ['a name twice', (body) => `{"name":1,"name":1,${body.slice(1)}`],
    ['a name twice, once escaped', (body) => `{"note":"a","\\u006eote":"b",${body.slice(1)}`],
    ['a name twice in an object inside', (body) => `{"metadata":{"a":"1","a":"2"},${body.slice(1)}`],
    ['33 levels of arrays', () => `{"surprise":${'['.repeat(32)}${']'.repeat(32)}}`],
    ['2,000 levels of arrays', () => `{"surprise":${'['.repeat(2_000)}${']'.repeat(2_000)}}`],
    ['2,000 levels of objects', () => '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000)],
    ['levels without end', () => '['.repeat(MAX_BYTES)],
    ['a text without end', () => `{"surprise":"${'x'.repeat(MAX_BYTES - 20)}`],
  ])('is refused: %s', async (_what, change) => {
    const answers = await answersOf((operation) => {
      return bench.sendText(operation, change(JSON.stringify(bench.fullBody(operation))));
    });
    expect(answers).toEqual(fromAll([MALFORMED]));
  });

  it.each<[string, number[]]>([
    ['a byte that UTF-8 has not', [0xff]],
    ['a continuation without a beginning', [0x80]],
    ['a beginning without a continuation', [0xc3]],
    ['a slash in two bytes', [0xc0, 0xaf]],
    ['a NUL in two bytes', [0xc0, 0x80]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['ä in Latin-1', [0xe4]],
  ])('is refused for invalid UTF-8: %s', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"surprise":"'), Buffer.from(bytes), Buffer.from('"}')]);
    const answers = await answersOf((operation) => bench.sendBytes(operation, { headers: JSON_TYPE, body }));
    expect(answers).toEqual(fromAll([MALFORMED]));
  });

  it('is refused in UTF-16', async () => {
    const body = Buffer.from('{"surprise":1}', 'utf16le');
    const answers = await answersOf((operation) => bench.sendBytes(operation, { headers: JSON_TYPE, body }));
    expect(answers).toEqual(fromAll([MALFORMED]));
  });

  it('is accepted with 32 levels of nesting', async () => {
    const levels = `"surprise":${'['.repeat(31)}${']'.repeat(31)}`;
    const answers = await answersOf((operation) => bench.sendText(operation, withEntry(operation, levels)));
    expect(answers).toEqual(fromAll(WHOLE));
  });
});

describe('the size of a body', () => {
  const sized = (operation: WritingOperation, bytes: number): Buffer => {
    const text = Buffer.from(withEntry(operation, '"surprise":1'));
    return Buffer.concat([text, Buffer.alloc(bytes - text.length, ' ')]);
  };

  /** A megabyte is read in one place for all; each of these bodies goes to some operations, the next one to others. */
  const someOfAll = (turn: number): WritingOperation[] => someOf(writingOperations, 6, turn);

  it.each<[number, 'length' | 'chunks', number]>([
    [MAX_BYTES, 'length', 0],
    [MAX_BYTES, 'chunks', 1],
    [MAX_BYTES + 1, 'length', 2],
    [MAX_BYTES + 1, 'chunks', 3],
    [8 * MAX_BYTES, 'length', 4],
    [8 * MAX_BYTES, 'chunks', 5],
  ])('is limited: %d bytes, framed by %s', async (bytes, framing, turn) => {
    const larger = writingOperations.filter(({ id }) => id in LARGER_BODIES);
    const tried = [...new Set([...someOfAll(turn), ...larger])];
    const answers = await answersOf((operation) => {
      return bench.sendBytes(operation, { headers: JSON_TYPE, body: sized(operation, bytes), framing });
    }, tried);
    const expected = tried.map(({ id }) => {
      const isTooLarge = bytes > (LARGER_BODIES[id] ?? MAX_BYTES);
      return [id, isTooLarge ? ['413 body_too_large'] : WHOLE] as const;
    });
    expect(answers).toEqual(Object.fromEntries(expected));
  });

  it.each([
    ['20,001 numbers', `[${'0,'.repeat(19_999)}0]`, 0],
    ['100,000 fields', `{${Array.from({ length: 100_000 }, (_none, at) => `"${at}":0`).join(',')}}`, 1],
    ['300,000 empty objects', `[${'{},'.repeat(299_999)}{}]`, 2],
  ])('is limited to 20,000 values, whatever they are: %s', async (_what, value, turn) => {
    const tried = someOfAll(turn);
    const text = (operation: WritingOperation): string => withEntry(operation, `"surprise":${value}`);
    const answers = await answersOf((operation) => bench.sendText(operation, text(operation)), tried);
    expect(answers).toEqual(fromAll(['413 body_too_large'], tried));
  });

  it.each([
    ['a text of a million letters', `"${'x'.repeat(MAX_BYTES - 8_000)}"`, 3],
    ['a number of a million zeros', `1${'0'.repeat(MAX_BYTES - 8_000)}`, 4],
    ['a number of a million zeros and a one', `1${'0'.repeat(MAX_BYTES - 8_000)}1`, 5],
  ])('may consist of a single value: %s', async (_what, value, turn) => {
    const tried = someOfAll(turn);
    const text = (operation: WritingOperation): string => withEntry(operation, `"surprise":${value}`);
    const answers = await answersOf((operation) => bench.sendText(operation, text(operation)), tried);
    expect(answers).toEqual(fromAll(WHOLE, tried));
  });

  it('may cause a thousand listed faults; further ones are only counted', async () => {
    const items = Array<unknown>(500).fill({ product_id: 1, quantity: 'x', price: [] });
    const create = writingOperations.find(({ id }) => id === 'invoices.create')!;
    const { body } = await bench.send(create, { ...bench.fullBody(create), items });
    expect(body.detail).toBe('1500 fields are not acceptable; errors has the first 1000.');
    expect(body.errors).toHaveLength(1_000);
  });
});

describe('the type of a body', () => {
  const send = (headers: Record<string, string>, encode: (text: string) => string | Buffer) => {
    return answersOf((operation) => {
      const body = encode(JSON.stringify(bench.fullBody(operation)));
      return bench.sendBytes(operation, { headers, body });
    });
  };

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['an empty one', { 'content-type': '' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['JSON as text', { 'content-type': 'text/json' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['bytes', { 'content-type': 'application/octet-stream' }],
    ['another kind of JSON', { 'content-type': 'application/merge-patch+json' }],
    ['a name that begins alike', { 'content-type': 'application/jsonp' }],
    ['two types', { 'content-type': 'application/json, text/plain' }],
    ['Latin-1', { 'content-type': 'application/json; charset=latin1' }],
    ['UTF-16', { 'content-type': 'application/json; charset=utf-16' }],
    ['another encoding of the content', { ...JSON_TYPE, 'content-encoding': 'br' }],
  ])('is refused: %s', async (_what, headers) => {
    expect(await send(headers, (text) => text)).toEqual(fromAll(['415 unsupported_media_type']));
  });

  it('is refused if it is compressed', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect(await send(headers, gzipSync)).toEqual(fromAll(['415 unsupported_media_type']));
  });

  it.each([
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/json ; charset=utf-8',
    'application/json;',
    'application/json ; charset = utf-8',
  ])('may name UTF-8 as its charset: %s', async (type) => {
    const answers = await send({ 'content-type': type }, (text) => `{"surprise":1,${text.slice(1)}`);
    expect(answers).toEqual(fromAll(WHOLE));
  });
});

describe('a credential in the body', () => {
  const guarded = writingOperations.filter(({ access }) => access !== 'public');

  it.each(guarded.map((operation) => [operation.id, operation] as const))(
    'is ignored by %s, in JSON or in a form',
    async (_id, operation) => {
      const { token } = bench.apiFor(operation);
      const path = bench.addressOf(operation);
      const json = withEntry(operation, `"access_token":${JSON.stringify(token)}`);
      const form = {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        text: `access_token=${token ?? ''}`,
      };
      const { anonymous } = bench.service;
      const asJson = await anonymous.call(operation.method, path, { text: json });
      const asForm = await anonymous.call(operation.method, path, form);
      expect([summaryOf(asJson), summaryOf(asForm)]).toEqual([
        ['401 authentication_required'],
        ['401 authentication_required'],
      ]);
    },
  );

  it('is an unknown field like any other, beside a credential in the header', async () => {
    const answers = await answersOf((operation) =>
      bench.sendText(operation, withEntry(operation, '"access_token":"x"')),
    );
    expect(answers).toEqual(fromAll(['422 validation_failed', '#/access_token unknown_field']));
  });
});
