import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../setup/root.mjs';

const FOLDER = path.join(root, 'src/database/migrations');
const LOCK = path.join(FOLDER, 'migrations.lock');
/** The list of all migrations, which changes with each of them. */
const LIST = 'index.ts';
const HEAD =
  '# SHA-256 of each migration and of what it is made with. Written by `npm run migration:lock`, which only adds.\n';
const ENTRY = /^(?<hash>[0-9a-f]{64}) {2}(?<file>\S+)$/;

/** Returns the hash of each file under src/database/migrations, by its path there. */
export async function presentMigrations() {
  const names = await readdir(FOLDER, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && name !== LIST).sort();
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(FOLDER, file));
    return [file.split(path.sep).join('/'), createHash('sha256').update(text).digest('hex')];
  });
  return new Map(await Promise.all(entries));
}

/** Parses the lock, in the same form. Raises an error for a line that is neither an entry nor a comment. */
export async function lockedMigrations() {
  const text = await readFile(LOCK, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const { hash, file } = ENTRY.exec(line)?.groups ?? {};
      if (file === undefined) throw new Error(`migrations.lock has a line that is no entry: ${line}`);
      return [file, hash];
    }),
  );
}

/** Returns a sentence for each locked file that is missing or has changed. */
export function violations(locked, present) {
  return [...locked]
    .filter(([file, hash]) => present.get(file) !== hash)
    .map(([file]) => {
      const what = present.has(file) ? 'has changed' : 'is gone';
      return `${file} is locked and ${what}: restore it, and write a new migration instead.`;
    });
}

/** Returns the files that are not locked yet. */
export function unlocked(locked, present) {
  return [...present.keys()].filter((file) => !locked.has(file));
}

/** Returns the text of the lock: every old entry unchanged, and an entry for each new file. */
export function lockText(locked, present) {
  const entries = [...new Map([...present, ...locked])].sort(([one], [other]) => (one < other ? -1 : 1));
  return HEAD + entries.map(([file, hash]) => `${hash}  ${file}\n`).join('');
}

/** Writes the lock. */
export async function writeLock(text) {
  await writeFile(LOCK, text);
}
