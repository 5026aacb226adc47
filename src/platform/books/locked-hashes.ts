import { readFileSync } from 'node:fs';

const LOCK = new URL('../../database/migrations/migrations.lock', import.meta.url);
const ENTRY = /^(?<hash>[0-9a-f]{64}) {2}(?<timestamp>\d{13})-\S+$/gm;

/** Returns the locked hash of each migration, by the timestamp that its name ends with. */
export function lockedHashes(): ReadonlyMap<string, string> {
  const entries = [...readFileSync(LOCK, 'utf8').matchAll(ENTRY)];
  return new Map(entries.map(({ groups }) => [groups?.['timestamp'] ?? '', groups?.['hash'] ?? '']));
}
