import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lists are cut, as those of a store are after a thousand. */
const LISTED_MAX = 2;

interface Kept {
  readonly content: Buffer;
  readonly at: Date;
}

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
}

/** The part of S3 that the service uses: keys, digests and lists, without checking signatures. */
export class Bucket {
  readonly kept = new Map<string, Kept>();
  /** Answers 503 to everything. */
  isAway = false;
  /** When what is stored from now on counts as stored; now, if undefined. */
  storesAt: Date | undefined;

  private constructor(
    private readonly server: Server,
    private readonly endpoint: string,
  ) {}

  static async start(): Promise<Bucket> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bucket = new Bucket(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response) => {
      void bodyOf(request).then((body) => {
        const answer = bucket.answer(request, body);
        response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : answer.body);
      });
    });
    return bucket;
  }

  get url(): string {
    return `s3://key:secret%2Fkey@books/files?endpoint=${this.endpoint}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private answer({ method, url = '', headers }: IncomingMessage, body: Buffer): Answer {
    if (this.isAway) return problem(503, 'SlowDown');
    if (headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') !== true)
      return problem(403, 'AccessDenied');
    const { pathname, searchParams } = new URL(url, this.endpoint);
    const [, name, ...rest] = pathname.split('/');
    if (name !== 'books') return problem(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (searchParams.get('list-type') === '2') return this.listed(searchParams);
    if (method === 'PUT') return this.stored(key, body, headers['x-amz-content-sha256']);
    if (method === 'DELETE') {
      this.kept.delete(key);
      return { status: 204 };
    }
    const kept = this.kept.get(key);
    return kept === undefined ? problem(404, 'NoSuchKey') : { status: 200, body: kept.content };
  }

  private stored(key: string, content: Buffer, claimed: unknown): Answer {
    if (createHash('sha256').update(content).digest('hex') !== claimed)
      return problem(400, 'XAmzContentSHA256Mismatch');
    this.kept.set(key, { content, at: this.storesAt ?? new Date() });
    return { status: 200 };
  }

  private listed(query: URLSearchParams): Answer {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const all = [...this.kept].filter(([key]) => key.startsWith(prefix) && key > after).sort();
    const page = all.slice(0, LISTED_MAX);
    const next = all.length > LISTED_MAX ? page.at(-1)?.[0] : undefined;
    const contents = page.map(([key, { at }]) => {
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return { status: 200, body: `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>` };
  }
}

function problem(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code></Error>` };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
