import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredFile } from './file-store.js';

/** Files in a folder that all nodes share. */
export class FolderStore implements FileStore {
  constructor(private readonly root: string) {}

  /** Writes beside the file and renames, so that nobody ever reads half of it. */
  async put(key: string, content: Buffer): Promise<void> {
    const path = join(this.root, key);
    const part = `${path}.${randomUUID()}.part`;
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await written(part, content);
    await rename(part, path);
    await synced(dirname(path));
    if (made !== undefined) await synced(dirname(made));
  }

  get(key: string): Promise<Buffer | undefined> {
    return unlessMissing(readFile(join(this.root, key)));
  }

  async exists(key: string): Promise<boolean> {
    const found = await unlessMissing(access(join(this.root, key)).then(() => true));
    return found === true;
  }

  async delete(key: string): Promise<void> {
    await rm(join(this.root, key), { force: true });
  }

  async *list(organizationId: string): AsyncGenerator<StoredFile> {
    for (const name of (await unlessMissing(readdir(join(this.root, organizationId)))) ?? []) {
      const found = await unlessMissing(stat(join(this.root, organizationId, name)));
      if (found !== undefined) yield { key: `${organizationId}/${name}`, storedAt: found.mtime };
    }
  }
}

async function written(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes new names in a folder survive a crash. */
async function synced(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
