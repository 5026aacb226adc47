import { directoryOf, unzipped } from '../support/zip.js';
import { zipDirectory, zipOf, type ArchiveFile } from '../../src/platform/contract/zip-archive.js';

const at = new Date('2026-11-21T10:00:00.000Z');

async function* parts(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function written(files: AsyncIterable<ArchiveFile>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of zipOf(files, at)) all.push(part);
  return Buffer.concat(all);
}

async function* named(count: number): AsyncGenerator<ArchiveFile> {
  for (let number = 0; number < count; number += 1) {
    yield await Promise.resolve({ name: `${number}.txt`, content: parts(String(number)) });
  }
}

describe('an archive', () => {
  it('has each file whole, also an empty one and none at all', async () => {
    const long = 'Ada und Söhne '.repeat(20_000);
    const files = async function* (): AsyncGenerator<ArchiveFile> {
      yield await Promise.resolve({ name: 'a/long.txt', content: parts(long, long) });
      yield { name: 'empty.txt', content: parts() };
    };
    const found = unzipped(await written(files()));
    expect([...found].map(([name, content]) => [name, content.toString()])).toEqual([
      ['a/long.txt', long + long],
      ['empty.txt', ''],
    ]);
    expect(unzipped(await written(named(0))).size).toBe(0);
  });

  it('has more files than the first form of the format can count', () => {
    const file = { name: Buffer.from('a'), offset: 0, crc: 0, packed: 0, size: 0 };
    const files = Array.from({ length: 66_000 }, () => file);
    const bytes = Buffer.concat([...zipDirectory(files, { offset: 0, moment: [0, 0] })]);
    expect(directoryOf(bytes)).toEqual({ place: 0, count: 66_000 });
    const few = Buffer.concat([...zipDirectory(files.slice(0, 3), { offset: 0, moment: [0, 0] })]);
    expect(directoryOf(few)).toEqual({ place: 0, count: 3 });
  });

  it('asks for a file when those before it have been read', async () => {
    const asked: string[] = [];
    const files = async function* (): AsyncGenerator<ArchiveFile> {
      for (const name of ['one', 'two']) {
        asked.push(name);
        yield await Promise.resolve({ name, content: parts(name) });
      }
    };
    const reading = zipOf(files(), at);
    await reading.next();
    expect(asked).toEqual(['one']);
    await reading.return(undefined);
  });

  it('raises what reading a file raises', async () => {
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield await Promise.resolve(Buffer.from('begin'));
      throw new Error('the database is away');
    };
    const files = async function* (): AsyncGenerator<ArchiveFile> {
      yield await Promise.resolve({ name: 'a', content: broken() });
    };
    await expect(written(files())).rejects.toThrow('the database is away');
  });
});
