import { TestService } from '../support/test-service.js';
import { booksOf } from './support/books.js';
import { exchange, wordOf, type ExchangeOptions } from './support/raw-exchange.js';
import { AUTH, CLOSE, get, head, HOST, post, READ, UNWANTED } from './support/raw-requests.js';

const LIST = '/api/invoices';
const MALFORMED = ['400 malformed_request'];
const NOT_FOUND = ['404 not_found'];
const NOT_ALLOWED = ['405 method_not_allowed'];
const TOO_LARGE = ['431 headers_too_large'];
const OK = ['200'];
/** The connection was closed without an answer. */
const CLOSED: string[] = [];

let service: TestService;
let invoice: string;
let books: Record<string, string>;

beforeAll(async () => {
  service = await TestService.start();
  invoice = await service.owner.invoice();
  books = await booksOf(service.database.admin);
});

/** Whatever was sent: nothing is stored, nothing has failed, and the next request is answered. */
afterEach(async () => {
  expect((await service.owner.api.get(`/invoices/${invoice}`)).status).toBe(200);
  expect(await booksOf(service.database.admin)).toEqual(books);
  expect(service.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
});
afterAll(() => service.stop());

async function answersTo(sent: string, options?: ExchangeOptions): Promise<string[]> {
  const { token = '' } = service.owner.api;
  const bytes = sent.replaceAll(AUTH, `Authorization: Bearer ${token}`).replaceAll('{invoice}', invoice);
  const { answers } = await exchange(service.url, bytes, options);
  return answers.map(wordOf);
}

const line = (text: string, ...headers: string[]): string => head(text, HOST, AUTH, CLOSE, ...headers);

describe('a request line', () => {
  it.each<[string, string, string[]]>([
    ['as it should be', line(`GET ${LIST} HTTP/1.1`), OK],
    ['after an empty line', `\r\n${line(`GET ${LIST} HTTP/1.1`)}`, OK],
    ['of HTTP/1.0', line(`GET ${LIST} HTTP/1.0`), OK],
    ['of HTTP/1.0 without Host', head(`GET ${LIST} HTTP/1.0`, AUTH), OK],
    ['of HTTP/0.9', `GET ${LIST}\r\n\r\n`, MALFORMED],
    ['of HTTP/1.2', line(`GET ${LIST} HTTP/1.2`), MALFORMED],
    ['of HTTP/2.0', line(`GET ${LIST} HTTP/2.0`), MALFORMED],
    ['of HTTP/9.9', line(`GET ${LIST} HTTP/9.9`), MALFORMED],
    ['of HTTP/11', line(`GET ${LIST} HTTP/11`), MALFORMED],
    ['of http/1.1', line(`GET ${LIST} http/1.1`), MALFORMED],
    ['of HTTPS/1.1', line(`GET ${LIST} HTTPS/1.1`), MALFORMED],
    ['of no protocol', line(`GET ${LIST} `), MALFORMED],
    ['of one word', head('nonsense'), MALFORMED],
    ['that is empty but for blanks', head('   '), MALFORMED],
    ['with a tab between its parts', line(`GET\t${LIST}\tHTTP/1.1`), MALFORMED],
    ['with a blank in its path', line('GET /api/in voices HTTP/1.1'), MALFORMED],
    ['with a blank behind it', line(`GET ${LIST} HTTP/1.1 `), MALFORMED],
    ['with a blank before it', line(` GET ${LIST} HTTP/1.1`), MALFORMED],
    ['that ends with LF alone', `GET ${LIST} HTTP/1.1\n${HOST}\r\n${CLOSE}\r\n\r\n`, MALFORMED],
    ['that is an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', MALFORMED],
  ])('%s', async (_what, sent, expected) => {
    expect(await answersTo(sent)).toEqual(expected);
  });
});

describe('a request with the method', () => {
  it.each<[string, string[]]>([
    ['get', MALFORMED],
    ['G\0T', MALFORMED],
    ['GETT', MALFORMED],
    ['BREW', MALFORMED],
    ['TRACK', MALFORMED],
    ['X'.repeat(5_000), MALFORMED],
    ['PATCH', NOT_ALLOWED],
    ['DELETE', NOT_ALLOWED],
    ['TRACE', NOT_ALLOWED],
    ['PROPFIND', NOT_ALLOWED],
    ['PURGE', NOT_ALLOWED],
    ['QUERY', NOT_ALLOWED],
    ['M-SEARCH', NOT_ALLOWED],
    ['HEAD', OK],
    ['OPTIONS', ['204']],
    ['CONNECT', CLOSED],
  ])('%.20s for the invoices', async (method, expected) => {
    expect(await answersTo(line(`${method} ${LIST} HTTP/1.1`))).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['OPTIONS * HTTP/1.1', NOT_FOUND],
    ['OPTIONS /nowhere HTTP/1.1', NOT_FOUND],
    ['CONNECT books.example:443 HTTP/1.1', CLOSED],
    ['HEAD /api/nowhere HTTP/1.1', ['404']],
    ['HEAD /api/auth/login HTTP/1.1', ['405']],
    ['POST /health/live HTTP/1.1', NOT_ALLOWED],
    ['DELETE /problems/not_found HTTP/1.1', NOT_ALLOWED],
    ['PUT /openapi.json HTTP/1.1', NOT_ALLOWED],
    ['PRI * HTTP/2.0', MALFORMED],
    ['SOURCE /api ICE/1.0', NOT_FOUND],
  ])('in the request line %s', async (text, expected) => {
    expect(await answersTo(line(text))).toEqual(expected);
  });

  it('in X-HTTP-Method-Override does not change the method', async () => {
    const sent = line(
      'POST /api/invoices/{invoice} HTTP/1.1',
      'X-HTTP-Method-Override: DELETE',
      'Content-Length: 0',
    );
    expect(await answersTo(sent)).toEqual(NOT_ALLOWED);
  });
});

describe('a request header', () => {
  it.each<[string, string, string[]]>([
    ['without a colon', 'X-Sign', MALFORMED],
    ['without a name', ': value', MALFORMED],
    ['with a blank in its name', 'X Sign: value', MALFORMED],
    ['with a blank before its colon', 'X-Sign : value', MALFORMED],
    ['with brackets in its name', 'X(Sign): value', MALFORMED],
    ['with an umlaut in its name', 'X-\xe4: value', MALFORMED],
    ['with a NUL in its name', 'X\0Sign: value', MALFORMED],
    ['with a NUL in its value', 'X-Sign: a\0b', MALFORMED],
    ['with a bell in its value', 'X-Sign: a\x07b', MALFORMED],
    ['with DEL in its value', 'X-Sign: a\x7fb', MALFORMED],
    ['with a lone CR in its value', 'X-Sign: a\rb', MALFORMED],
    ['with a lone LF in its value', 'X-Sign: a\nb', MALFORMED],
    ['on two lines', 'X-Sign: a\r\n b', MALFORMED],
    ['with Latin-1 in its value', 'X-Sign: \xe4', OK],
    ['without a value', 'X-Sign:', OK],
    ['of 15 KB', `X-Sign: ${'x'.repeat(15_000)}`, OK],
    ['of 20 KB', `X-Sign: ${'x'.repeat(20_000)}`, TOO_LARGE],
    ['with a name of 20 KB', `${'x'.repeat(20_000)}: value`, TOO_LARGE],
    ['given 2,500 times', Array(2_500).fill('a:').join('\r\n'), OK],
    ['given 5,000 times', Array(5_000).fill('abc: def').join('\r\n'), TOO_LARGE],
    ['that asks for WebSocket', 'Upgrade: websocket\r\nConnection: Upgrade', OK],
    ['that asks for HTTP/2', 'Upgrade: h2c\r\nHTTP2-Settings: AAAA', OK],
    ['that expects too much', 'Expect: 200-ok', MALFORMED],
    ['that speaks of a second host', 'Host: other.example', MALFORMED],
    ['that brings a second credential', 'Authorization: Bearer x', MALFORMED],
    ['of forwarding without end', `X-Forwarded-For: ${'192.0.2.1, '.repeat(1_000)}`, OK],
    ['of an unusable request id', `X-Request-Id: ${'<script>'.repeat(50)}`, OK],
    ['of an unusable trace', 'traceparent: 00-zz-zz-zz', OK],
  ])('%s', async (_what, header, expected) => {
    expect(await answersTo(get(LIST, header))).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['missing', head(`GET ${LIST} HTTP/1.1`, AUTH, CLOSE), MALFORMED],
    ['empty', head(`GET ${LIST} HTTP/1.1`, 'Host:', AUTH, CLOSE), OK],
    ['with a blank', head(`GET ${LIST} HTTP/1.1`, 'Host: a b', AUTH, CLOSE), MALFORMED],
    ['with a path', head(`GET ${LIST} HTTP/1.1`, 'Host: a/b', AUTH, CLOSE), MALFORMED],
    ['with a script', head(`GET ${LIST} HTTP/1.1`, 'Host: "><script>', AUTH, CLOSE), MALFORMED],
    ['an IPv6 address', head(`GET ${LIST} HTTP/1.1`, 'Host: [::1]:3000', AUTH, CLOSE), OK],
    ['behind a folded line', head(`GET ${LIST} HTTP/1.1`, ` ${HOST}`, AUTH, CLOSE), MALFORMED],
  ])('with the Host %s', async (_what, sent, expected) => {
    expect(await answersTo(sent)).toEqual(expected);
  });

  it('is refused if it is a second Content-Type', async () => {
    const sent = post(UNWANTED, 'Content-Type: text/plain', `Content-Length: ${UNWANTED.length}`);
    expect(await answersTo(sent)).toEqual(MALFORMED);
  });

  it('with Expect is answered before the body is sent', async () => {
    const sent = post(UNWANTED, 'Expect: 100-continue', `Content-Length: ${UNWANTED.length}`);
    expect(await answersTo(sent)).toEqual(['100', READ]);
  });

  it.each<[string, string[]]>([
    ['Range: bytes=99999999-', MALFORMED],
    ['Range: bytes=b-a', OK],
    ['If-Match: "v1"', ['412 precondition_failed']],
    ['If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT', ['412 precondition_failed']],
    ['If-Modified-Since: nonsense', OK],
    ['Accept-Encoding: gzip;q=9, *;q=', OK],
    ['Accept: text/html;q=x, ~', OK],
  ])('that a file of the API reference cannot meet: %s', async (header, expected) => {
    expect(await answersTo(get('/docs/swagger-ui-bundle.js', header))).toEqual(expected);
  });
});

describe('a request with the target', () => {
  it.each<[string, string[]]>([
    ['http://books.example/api/invoices', OK],
    ['https://books.example/v1/invoices?limit=1', OK],
    ['http://books.example', NOT_FOUND],
    ['ftp://books.example/api/invoices', NOT_FOUND],
    ['books.example/api/invoices', MALFORMED],
    ['*', NOT_FOUND],
    ['?limit=1', MALFORMED],
    ['/api/invoices#part', OK],
    ['/api/invoices/', OK],
    ['/api/invoices//', NOT_FOUND],
    ['//api/invoices', NOT_FOUND],
    ['/api//invoices', NOT_FOUND],
    ['/API/invoices', NOT_FOUND],
    ['/api/Invoices', NOT_FOUND],
    ['/health/LIVE', NOT_FOUND],
    ['/api/INVOICES/{invoice}', NOT_FOUND],
    ['/api/./invoices', NOT_FOUND],
    ['/api/../api/invoices', NOT_FOUND],
    ['/api/invoices/.', NOT_FOUND],
    ['/api/invoices/..', NOT_FOUND],
    ['/api/invoices/%2e%2e/customers', NOT_FOUND],
    ['/docs/..%2f..%2fpackage.json', NOT_FOUND],
    ['/docs/../package.json', NOT_FOUND],
    ['/docs/%zz', NOT_FOUND],
    ['/docs/.env', NOT_FOUND],
    ['/.env', NOT_FOUND],
    ['/problems/__proto__', NOT_FOUND],
    ['/api%2finvoices', NOT_FOUND],
    ['/%61pi/invoices', NOT_FOUND],
    ['/api/invoices%2f{invoice}', NOT_FOUND],
    ['/api/invoices/{invoice}%2f', NOT_FOUND],
    ['/api/invoices/{invoice}%00', NOT_FOUND],
    ['/api/invoices/{invoice};a=b', NOT_FOUND],
    ['/api/invoices/{invoice}/more', NOT_FOUND],
    ['/api/invoices\\{invoice}', NOT_FOUND],
    ['/api/invoices/%', MALFORMED],
    ['/api/invoices/%zz', MALFORMED],
    ['/api/invoices/%u0041', MALFORMED],
    ['/api/invoices/%ff', MALFORMED],
    ['/api/invoices/%c0%af', MALFORMED],
    ['/api/invoices/a\0b', MALFORMED],
    ['/api/invoices/\xc3\xa4', MALFORMED],
    ['/api/invoices?limit=%zz', MALFORMED],
    ['/api/invoices?q=%ff', MALFORMED],
    ['/api/invoices?q=%C3%28', MALFORMED],
    ['/api/invoices??limit=1', ['400 unknown_parameter']],
    ['/api/v1/v1/invoices', NOT_FOUND],
    ['/invoices', NOT_FOUND],
    ['/api/docs', NOT_FOUND],
    [`/api/invoices/${'x'.repeat(15_000)}`, NOT_FOUND],
    [`/api/invoices/${'x'.repeat(20_000)}`, TOO_LARGE],
    [`/api/invoices?${'x'.repeat(20_000)}`, TOO_LARGE],
  ])('%.60j', async (target, expected) => {
    expect(await answersTo(get(target))).toEqual(expected);
  });
});
