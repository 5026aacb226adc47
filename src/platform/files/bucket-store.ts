import { AwsClient } from 'aws4fetch';
import type { FileStore, StoredFile } from './file-store.js';
import type { BucketConfig } from './files-config.js';

/** A transaction waits for it, so it must be shorter than the time that a connection may be idle. */
const TIMEOUT_MS = 5_000;
/** After these, the caller is told to come again. */
const RETRIES = 2;

/** Files in a bucket of an S3 store. */
export class BucketStore implements FileStore {
  private readonly client: AwsClient;

  constructor(private readonly config: BucketConfig) {
    const { accessKeyId, secretAccessKey, region } = config;
    const credentials = { accessKeyId, secretAccessKey: secretAccessKey.reveal() };
    this.client = new AwsClient({ ...credentials, region, service: 's3', retries: RETRIES });
  }

  /** The digest is signed along, so that the store refuses bytes that were damaged on the way. */
  async put(key: string, content: Buffer): Promise<void> {
    const [, sha256 = ''] = key.split('/');
    const headers = { 'X-Amz-Content-Sha256': sha256, 'Content-Type': 'application/octet-stream' };
    await this.ask(this.addressOf(key), { method: 'PUT', headers, body: new Uint8Array(content) });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.ask(this.addressOf(key), { method: 'GET' }, 'NoSuchKey');
    return answer && Buffer.from(await answer.arrayBuffer());
  }

  async exists(key: string): Promise<boolean> {
    return (await this.ask(this.addressOf(key), { method: 'HEAD' }, '')) !== undefined;
  }

  async delete(key: string): Promise<void> {
    await this.ask(this.addressOf(key), { method: 'DELETE' }, 'NoSuchKey');
  }

  async *list(organizationId: string): AsyncGenerator<StoredFile> {
    const { address, prefix } = this.config;
    let next: string | undefined = '';
    while (next !== undefined) {
      const query: Record<string, string> = { 'list-type': '2', prefix: `${prefix}${organizationId}/` };
      if (next !== '') query['continuation-token'] = next;
      const answer = await this.ask(`${address}?${new URLSearchParams(query).toString()}`, { method: 'GET' });
      const text = (await answer?.text()) ?? '';
      yield* filesIn(text, prefix);
      next = valueOf(text, 'NextContinuationToken');
    }
  }

  private addressOf(key: string): string {
    return `${this.config.address}${this.config.prefix}${key}`;
  }

  /** Returns undefined for what is missing, where the caller names the code that says so. HEAD has no code. */
  private async ask(address: string, init: RequestInit, missing?: string): Promise<Response | undefined> {
    const answer = await this.client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return answer;
    const code = valueOf(await answer.text(), 'Code') ?? '';
    if (answer.status === 404 && code === missing) return undefined;
    throw new Error(`The store of files has answered ${answer.status} ${code}.`);
  }
}

function filesIn(listing: string, prefix: string): StoredFile[] {
  const found = listing.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  return found.flatMap((entry) => {
    const name = decoded(valueOf(entry, 'Key') ?? '');
    const storedAt = new Date(valueOf(entry, 'LastModified') ?? '');
    return name.startsWith(prefix) ? [{ key: name.slice(prefix.length), storedAt }] : [];
  });
}

/** The text of the first element of a name. The elements that are asked for have no attributes. */
function valueOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Keys are plain, but the prefix is the operator's. */
function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
