import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKey, type FileStore } from '../../../src/platform/files/file-store.js';
import { FolderStore } from '../../../src/platform/files/folder-store.js';
import { Bucket } from '../../support/bucket.js';
import { bucketAt } from './bucket-at.js';

let bucket: Bucket;
let folder: string;

beforeAll(async () => {
  bucket = await Bucket.start();
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-files-'));
});
afterAll(() => {
  bucket.stop();
  rmSync(folder, { recursive: true });
});

async function keysOf(kept: FileStore, organization: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of kept.list(organization)) keys.push(key);
  return keys.sort();
}

describe.each([
  ['a folder', () => new FolderStore(folder)],
  ['a bucket', () => bucketAt(bucket.url)],
])('%s of files', (_name, made) => {
  it('keeps, lists and deletes what organizations have, each by itself', async () => {
    const kept = made();
    const [one, other] = [randomUUID(), randomUUID()];
    const contents = ['', 'a', 'bc'].map((text) => Buffer.from(text));
    const keys = contents.map((content) => fileKey(one, createHash('sha256').update(content).digest()));
    await Promise.all(keys.map((key, at) => kept.put(key, contents[at]!)));
    expect(await Promise.all(keys.map((key) => kept.get(key)))).toEqual(contents);
    expect(await keysOf(kept, one)).toEqual([...keys].sort());
    expect(await keysOf(kept, other)).toEqual([]);
    await kept.delete(keys[0]!);
    await kept.delete(keys[0]!);
    expect([await kept.exists(keys[0]!), await kept.exists(keys[1]!)]).toEqual([false, true]);
    expect(await kept.get(keys[0]!)).toBeUndefined();
  });
});

describe('a bucket that answers otherwise', () => {
  it('is not taken for one without the file', async () => {
    const elsewhere = bucketAt(bucket.url.replace('@books', '@elsewhere'));
    await expect(elsewhere.get(`${randomUUID()}/00`)).rejects.toThrow('404 NoSuchBucket');
  });
});
