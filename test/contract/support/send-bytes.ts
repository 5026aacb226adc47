import { request } from 'node:http';
import type { ApiAnswer } from '../../support/api-client.js';
import { assertPublished } from '../../support/contract.js';

export interface BytesRequest {
  readonly method: string;
  /** Includes the prefix. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** How the end of the body is marked: by its declared length, or by the last chunk. */
  readonly framing?: 'length' | 'chunks';
}

/** Sends a body unchanged, with only the given headers. Checks the answer against the published document. */
export async function sendBytes(baseUrl: string, sent: BytesRequest): Promise<ApiAnswer> {
  const { method, path, body, framing = 'length' } = sent;
  const bytes = Buffer.from(body);
  const framed =
    framing === 'length' ? { 'content-length': String(bytes.length) } : { 'transfer-encoding': 'chunked' };
  const answer = await new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    const outgoing = request(
      baseUrl + path,
      { method, headers: { ...sent.headers, ...framed } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const headers = new Headers(incoming.headers as Record<string, string>);
          resolve({ status: incoming.statusCode ?? 0, headers, text: Buffer.concat(chunks).toString() });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
  const { status, headers } = answer;
  const parsed = answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown);
  assertPublished({ method, path, status, headers, body: parsed });
  return { status, headers, body: parsed };
}
