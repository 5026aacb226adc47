import { readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TestService } from '../support/test-service.js';
import { document } from '../support/contract.js';

interface Raw {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

/** Does not use `fetch`, because that decompresses by itself. */
function ask(headers: Record<string, string>, path = '/openapi.json'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(`${service.url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

describe('the served OpenAPI document', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for callers that accept it', async (encoding, decompress) => {
    const plain = await ask({});
    const compressed = await ask({ 'accept-encoding': encoding });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(decompress(compressed.bytes).equals(plain.bytes)).toBe(true);
    expect(Object.keys(JSON.parse(plain.bytes.toString()).paths)).toEqual(Object.keys(document.paths));
  });

  it('is the committed one', async () => {
    const { bytes } = await ask({});
    expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(readFileSync('openapi/openapi.json', 'utf8')));
  });

  it('has the samples of every operation beside it', async () => {
    const { bytes } = await ask({}, '/code-samples.json');
    const samples = JSON.parse(bytes.toString()) as Record<string, readonly { label: string }[]>;
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(Object.keys(samples).sort()).toEqual(ids.sort());
    expect(samples['invoices.create']?.map(({ label }) => label)).toEqual([
      'curl',
      'JavaScript',
      'Python',
      'Java',
      'PHP',
    ]);
  });

  it('has a form for generators beside it', async () => {
    // As a browser asks that follows the link of /docs.
    const { status, headers, bytes } = await ask({ accept: 'text/html' }, '/openapi-3.0.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(bytes.toString()).openapi).toBe('3.0.3');
  });

  it('is not sent again to a caller that has it', async () => {
    const first = await ask({ 'accept-encoding': 'gzip' });
    const tag = first.headers.etag ?? '';
    expect(tag).toMatch(/^W\/"/);
    const again = await ask({ 'if-none-match': tag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });
});
