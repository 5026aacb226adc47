import { TestService } from '../support/test-service.js';
import { booksOf } from './support/books.js';
import { exchange, wordOf, type Exchange, type ExchangeOptions } from './support/raw-exchange.js';
import * as raw from './support/raw-requests.js';

const { AUTH, CHUNKED, chunks, CLOSE, HOST, JSON_TYPE, READ, UNWANTED } = raw;
const MALFORMED = '400 malformed_request';
const CUSTOMERS = '/api/customers';
const LENGTH = `Content-Length: ${UNWANTED.length}`;
const SIZE = UNWANTED.length.toString(16);
const WHOLE = chunks(SIZE, UNWANTED);
const LAST = '0\r\n\r\n';

let service: TestService;
let slow: Readonly<Record<string, Promise<Exchange>>>;
let books: Record<string, string>;

beforeAll(async () => {
  service = await TestService.start();
  slow = slowRequests();
});
beforeEach(async () => {
  books = await booksOf(service.database.admin);
});

/** Whatever was sent: nothing is stored, nothing has failed, and the next request is answered. */
afterEach(async () => {
  expect((await service.owner.api.get('/customers')).status).toBe(200);
  expect(await booksOf(service.database.admin)).toEqual(books);
  expect(service.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
});
afterAll(() => service.stop());

function withCredential(text: string): string {
  const { token = '' } = service.owner.api;
  return text.replaceAll(AUTH, `Authorization: Bearer ${token}`);
}

function send(sent: string | Uint8Array, options?: ExchangeOptions): Promise<Exchange> {
  return exchange(service.url, typeof sent === 'string' ? withCredential(sent) : sent, options);
}

async function answersTo(sent: string | Uint8Array, options?: ExchangeOptions): Promise<string[]> {
  return (await send(sent, options)).answers.map(wordOf);
}

describe('a request with the content length', () => {
  it.each<[string, string[], string[]]>([
    ['that is right', [LENGTH], [READ]],
    ['with leading zeros', [`Content-Length: 00000${UNWANTED.length}`], [READ]],
    ['given twice', [LENGTH, LENGTH], [MALFORMED]],
    ['given twice, differently', [LENGTH, 'Content-Length: 2'], [MALFORMED]],
    ['given as a list', ['Content-Length: 10, 10'], [MALFORMED]],
    ['below zero', ['Content-Length: -10'], [MALFORMED]],
    ['with a plus', ['Content-Length: +10'], [MALFORMED]],
    ['in hexadecimal', ['Content-Length: 0xa'], [MALFORMED]],
    ['with decimals', ['Content-Length: 10.0'], [MALFORMED]],
    ['with a blank inside', ['Content-Length: 1 0'], [MALFORMED]],
    ['in words', ['Content-Length: ten'], [MALFORMED]],
    ['that is empty', ['Content-Length:'], [MALFORMED]],
    ['beyond 64 bits', ['Content-Length: 18446744073709551616'], [MALFORMED]],
    ['that is missing', [], ['422 validation_failed', MALFORMED]],
  ])('%s', async (_what, headers, expected) => {
    const sent = raw.post(UNWANTED, ...headers);
    const answers = await answersTo(headers.length === 0 ? sent.replace(`${CLOSE}\r\n`, '') : sent);
    expect(answers).toEqual(expected);
  });

  it('of 8 exabytes is refused before any byte of the body arrives', async () => {
    const { answers } = await send(raw.post('', 'Content-Length: 9223372036854775807'), { halfClosed: true });
    expect(answers.map(wordOf)[0]).toBe('413 body_too_large');
  });
});

describe('a request with the transfer encoding', () => {
  it.each<[string, string[], string, string[]]>([
    ['chunked', [CHUNKED], WHOLE, [READ]],
    ['CHUNKED', ['Transfer-Encoding: CHUNKED'], WHOLE, [READ]],
    ['beside a length', [LENGTH, CHUNKED], WHOLE, [MALFORMED]],
    ['before a length', [CHUNKED, LENGTH], WHOLE, [MALFORMED]],
    ['given twice', [CHUNKED, CHUNKED], WHOLE, [MALFORMED]],
    ['given twice, differently', [CHUNKED, 'Transfer-Encoding: identity'], WHOLE, [MALFORMED]],
    ['chunked, gzip', ['Transfer-Encoding: chunked, gzip'], WHOLE, [MALFORMED]],
    ['gzip, chunked', ['Transfer-Encoding: gzip, chunked'], WHOLE, ['415 unsupported_media_type']],
    ['gzip', ['Transfer-Encoding: gzip'], UNWANTED, [MALFORMED]],
    ['identity', ['Transfer-Encoding: identity'], UNWANTED, [MALFORMED]],
    ['xchunked', ['Transfer-Encoding: xchunked'], WHOLE, [MALFORMED]],
    ['in quotes', ['Transfer-Encoding: "chunked"'], WHOLE, [MALFORMED]],
    ['after a vertical tab', ['Transfer-Encoding: \x0bchunked'], WHOLE, [MALFORMED]],
    ['before a blank and a colon', ['Transfer-Encoding : chunked'], WHOLE, [MALFORMED]],
    ['on a line of its own', ['Transfer-Encoding:\r\n chunked'], WHOLE, [MALFORMED]],
    ['that is empty', ['Transfer-Encoding:'], UNWANTED, ['415 unsupported_media_type']],
  ])('%s', async (_what, headers, body, expected) => {
    expect(await answersTo(raw.post(body, ...headers))).toEqual(expected);
  });
});

describe('a request with a chunk', () => {
  it.each<[string, string, string[]]>([
    ['with an extension', chunks(`${SIZE};a=b`, UNWANTED), [READ]],
    ['with a trailer behind it', chunks(SIZE, UNWANTED, '0\r\nX-Sign: a\r\n\r\n'), [READ]],
    ['with an extension of 20 KB', chunks(`${SIZE};${'x'.repeat(20_000)}`, UNWANTED), [MALFORMED]],
    [
      'with a trailer of 20 KB',
      chunks(SIZE, UNWANTED, `0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
      ['431 headers_too_large'],
    ],
    ['with a trailer that is no header', chunks(SIZE, UNWANTED, '0\r\nnonsense\r\n\r\n'), [MALFORMED]],
    ['with a size in words', chunks('ten', UNWANTED), [MALFORMED]],
    ['with a size below zero', chunks(`-${SIZE}`, UNWANTED), [MALFORMED]],
    ['with a size like 0xa', chunks(`0x${SIZE}`, UNWANTED), [MALFORMED]],
    ['with a size beyond 64 bits', chunks('fffffffffffffffff', UNWANTED), [MALFORMED]],
    ['without a size', chunks('', UNWANTED), [MALFORMED]],
    ['with a blank behind its size', chunks(`${SIZE} `, UNWANTED), [MALFORMED]],
    ['that is longer than its size', chunks('5', UNWANTED), [MALFORMED]],
    ['that ends with LF alone', `${SIZE}\n${UNWANTED}\n0\n\n`, [MALFORMED]],
    ['without an end', `${SIZE}\r\n${UNWANTED}0\r\n\r\n`, [MALFORMED]],
  ])('%s', async (_what, body, expected) => {
    expect(await answersTo(raw.post(body, CHUNKED))).toEqual(expected);
  });
});

describe('a sender who stops', () => {
  it.each<[string, string, string[]]>([
    ['before the first byte', '', []],
    ['within the request line', 'GE', [MALFORMED]],
    ['within a header', `GET /api/invoices HTTP/1.1\r\nHos`, [MALFORMED]],
    ['before the body', raw.post('', 'Content-Length: 100'), [MALFORMED]],
    ['within the body', raw.post(UNWANTED, 'Content-Length: 100'), [MALFORMED]],
    ['within a chunk', raw.post(`${SIZE}\r\n{"no`, CHUNKED), [MALFORMED]],
    ['within a chunk of 8 exabytes', raw.post(`7fffffffffffffff\r\n${UNWANTED}`, CHUNKED), [MALFORMED]],
    ['before the last chunk', raw.post(`${SIZE}\r\n${UNWANTED}\r\n`, CHUNKED), [MALFORMED]],
  ])('%s', async (_where, sent, expected) => {
    expect(await answersTo(sent, { halfClosed: true })).toEqual(expected);
  });
});

describe('several requests over one connection', () => {
  const kept = (text: string): string => text.replace(`${CLOSE}\r\n`, '');
  const list = raw.get(CUSTOMERS);

  it('are answered in order', async () => {
    const sent = kept(list) + kept(raw.get('/api/nowhere')) + kept(raw.post(UNWANTED, LENGTH)) + list;
    expect(await answersTo(sent)).toEqual(['200', '404 not_found', READ, '200']);
  });

  it.each<[string, string, string[]]>([
    ['noise behind a request without a body', kept(list) + 'noise', ['200', MALFORMED]],
    ['noise behind a body', kept(raw.post(UNWANTED, LENGTH)) + 'noise', [READ, MALFORMED]],
    ['noise behind a last chunk', kept(raw.post(WHOLE, CHUNKED)) + 'noise', [READ, MALFORMED]],
    [
      'a body that is longer than declared',
      kept(raw.post(UNWANTED, 'Content-Length: 9')),
      ['400 malformed_json', MALFORMED],
    ],
    ['a request after Connection: close', list + list, ['200']],
  ])('are separated: %s', async (_what, sent, expected) => {
    expect(await answersTo(sent)).toEqual(expected);
  });

  it.each<[string, (hidden: string) => string, string]>([
    ['a length', (hidden) => raw.post(hidden, `Content-Length: ${hidden.length}`), '400 malformed_json'],
    ['a GET', (hidden) => raw.get(CUSTOMERS, `Content-Length: ${hidden.length}`) + hidden, MALFORMED],
    [
      'a chunk',
      (hidden) => raw.post(chunks(hidden.length.toString(16), hidden), CHUNKED),
      '400 malformed_json',
    ],
    ['a length beside chunks', (hidden) => raw.post(LAST + hidden, 'Content-Length: 5', CHUNKED), MALFORMED],
    ['chunks beside a length', (hidden) => raw.post(LAST + hidden, CHUNKED, 'Content-Length: 5'), MALFORMED],
    [
      'an unreadable encoding',
      (hidden) => raw.post(LAST + hidden, 'Transfer-Encoding: \tchunked\x0b'),
      MALFORMED,
    ],
    ['an extension', (hidden) => raw.post(`1;\n${hidden}`, CHUNKED), MALFORMED],
    ['a trailer', (hidden) => raw.post(`0\r\n${hidden}`, CHUNKED), MALFORMED],
    [
      'a body that is too large',
      (hidden) => raw.post(hidden, 'Content-Length: 2000000'),
      '413 body_too_large',
    ],
  ])('are never found within one request: behind %s', async (_where, hide, first) => {
    const hidden = withCredential(raw.post('{"name":"smuggled"}', 'Content-Length: 19'));
    const answers = await answersTo(kept(hide(hidden)), { halfClosed: true });
    expect(answers[0]).toBe(first);
    expect(answers.filter((answer) => answer.startsWith('2'))).toEqual([]);
  });
});

describe('a valid request followed by invalid bytes', () => {
  it('is executed once, and is answered before the invalid bytes are', async () => {
    const body = '{"name":"Good"}';
    const sent = raw.post(body, `Content-Length: ${body.length}`).replace(`${CLOSE}\r\n`, '') + 'noise';
    expect(await answersTo(sent)).toEqual(['201', MALFORMED]);
    const { rows } = await service.database.admin.query(`SELECT 1 FROM customers WHERE name = 'Good'`);
    expect(rows).toHaveLength(1);
    books = await booksOf(service.database.admin);
  });
});

describe('a connection with bytes that are not HTTP', () => {
  it.each<[string, Uint8Array]>([
    ['every byte there is', Uint8Array.from({ length: 256 }, (_none, byte) => byte)],
    ['nothing but NUL', new Uint8Array(5_000)],
    ['a hello of TLS 1.3', Buffer.from(`16030100c8010000c40303${'5a'.repeat(190)}`, 'hex')],
    ['a hello of SSL 2', Buffer.from('802e0100020015000000100100800200800300800700c0', 'hex')],
    ['SSH', Buffer.from('SSH-2.0-OpenSSH_9.6\r\n')],
    ['SMTP', Buffer.from('EHLO books.example\r\n')],
    ['Redis', Buffer.from('*1\r\n$4\r\nPING\r\n')],
    ['PostgreSQL', Buffer.from('0000000804d2162f', 'hex')],
    ['SOCKS', Buffer.from('0501000502', 'hex')],
    ['the PROXY protocol', Buffer.from('PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n')],
    ['the preface of HTTP/2', Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    ['JSON alone', Buffer.from('{"name":"x"}\r\n\r\n')],
    ['HTTP in UTF-16', Buffer.from('GET /api/invoices HTTP/1.1\r\n\r\n', 'utf16le')],
  ])('%s', async (_what, bytes) => {
    expect(await answersTo(bytes)).toEqual([MALFORMED]);
  });

  it.each<[string, string]>([
    ['a header', `GET /api/invoices HTTP/1.1\r\n${HOST}\r\nX-Sign: ${'x'.repeat(1_000_000)}`],
    ['an address', `GET /${'x'.repeat(1_000_000)}`],
    ['a method', 'X'.repeat(1_000_000)],
  ])('is closed if the request does not end: %s', async (_what, sent) => {
    const answers = await answersTo(sent);
    expect(['', '400 malformed_request', '431 headers_too_large']).toContain(answers.join());
  });
});

/** These take as long as the service allows, so they start before all tests and are checked after them. */
function slowRequests(): Record<string, Promise<Exchange>> {
  const begun = `GET /api/invoices HTTP/1.1\r\n${HOST}\r\nX-Sign: `;
  const drip = { byte: 'x', everyMs: 500 };
  const login = raw.head('POST /api/auth/login HTTP/1.1', HOST, JSON_TYPE, 'Content-Length: 1000');
  const deadlineMs = 40_000;
  return {
    silent: send('', { deadlineMs }),
    headers: send(begun, { deadlineMs }),
    drippingHeaders: send(begun, { deadlineMs, drip }),
    body: send(`${login}{"email":`, { deadlineMs }),
    drippingBody: send(`${login}{"email":"`, { deadlineMs, drip }),
  };
}

describe('a slow sender', () => {
  it.each<[string, string, number, number]>([
    ['says nothing at all', 'silent', 10_000, 20_000],
    ['does not go on with the headers', 'headers', 10_000, 20_000],
    ['sends a letter of a header now and then', 'drippingHeaders', 10_000, 20_000],
    ['does not go on with the body', 'body', 15_000, 25_000],
    ['sends a letter of the body now and then', 'drippingBody', 15_000, 25_000],
  ])('is disconnected: one who %s', async (_what, name, fromMs, toMs) => {
    const { answers, durationMs } = await slow[name]!;
    expect(answers.map(wordOf)).toEqual(['408 request_timeout']);
    expect(durationMs).toBeGreaterThanOrEqual(fromMs - 100);
    expect(durationMs).toBeLessThan(toMs);
  });
});
