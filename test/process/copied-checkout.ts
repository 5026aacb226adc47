import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a copy of the repository needs to build, generate and test. */
const COPIED = ['bench', 'clients', 'dist', 'docs', 'openapi', 'packages', 'panel', 'src', 'test', 'tools'];
const NOT_COPIED = /\/(?:node_modules|target|vendor|__pycache__|\.venv)(?:\/|$)/;

/** Copies the repository into a new folder, which the caller removes. Takes the folders that are linked instead. */
export async function copyCheckout(linked: readonly string[] = ['node_modules']): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'countinghouse-checkout-'));
  const files = (await readdir(ROOT, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.env'))
    .map(({ name }) => name);
  for (const name of [...files, ...COPIED]) {
    const filter = (path: string): boolean => !NOT_COPIED.test(path);
    await cp(join(ROOT, name), join(copy, name), { recursive: true, filter });
  }
  for (const name of linked) await symlink(join(ROOT, name), join(copy, name));
  return copy;
}
