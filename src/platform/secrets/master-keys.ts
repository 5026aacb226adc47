import { createHash, hkdfSync } from 'node:crypto';
import type { InstallationSecret } from '../contract/installation-secret.js';

/** A key that seals data keys. The id identifies it in the database and tells nothing about it. */
export interface MasterKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

export const MASTER_KEY_BYTES = 32;
const PURPOSE = 'countinghouse secrets at rest';

/**
 * The keys that seal the data keys of the database: those of SECRETS_KEY, and one derived from the installation.
 *
 * The first seals. The others only open, until `npm run secrets:rotate` has sealed everything anew.
 */
export class MasterKeys {
  private readonly keys: readonly MasterKey[];

  constructor(
    private readonly configured: readonly Uint8Array[],
    installation: InstallationSecret,
  ) {
    const derived = new Uint8Array(hkdfSync('sha256', installation.bytes, '', PURPOSE, MASTER_KEY_BYTES));
    this.keys = [...configured, derived].map((bytes) => ({ id: idOf(bytes), bytes }));
  }

  /** The key that seals. */
  get current(): MasterKey {
    return this.keys[0] as MasterKey;
  }

  /** Whether a dump of the database contains everything that is necessary to open its secrets. */
  get areInDatabase(): boolean {
    return this.configured.length === 0;
  }

  byId(id: string): MasterKey | undefined {
    return this.keys.find((key) => key.id === id);
  }
}

function idOf(bytes: Uint8Array): string {
  return createHash('sha256').update('id of a master key\n').update(bytes).digest('hex').slice(0, 12);
}
