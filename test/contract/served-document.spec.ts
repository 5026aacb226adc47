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
function ask(headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(`${service.url}/openapi.json`, { headers }, (response) => {
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

  it('is not sent again to a caller that has it', async () => {
    const first = await ask({ 'accept-encoding': 'gzip' });
    const tag = first.headers.etag ?? '';
    expect(tag).toMatch(/^W\/"/);
    const again = await ask({ 'if-none-match': tag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });
});
