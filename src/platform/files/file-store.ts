/** What is kept under a key, without its bytes. */
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/**
 * Keeps the bytes of files outside the database.
 *
 * A key says whose they are and what they are, so that the bytes under a key never change. Each method raises what the
 * file system or the network raises.
 */
export interface FileStore {
  /** Returns when the bytes would survive a crash. Bytes that are there already count as stored now. */
  put(key: string, content: Buffer): Promise<void>;
  /** Returns undefined if there is nothing. */
  get(key: string): Promise<Buffer | undefined>;
  exists(key: string): Promise<boolean>;
  /** Does nothing if there is nothing. */
  delete(key: string): Promise<void>;
  /** Returns everything of an organization, also what was never completely written. */
  list(organizationId: string): AsyncIterable<StoredFile>;
}

/** Returns the key of a file: the organization and the SHA-256 in hexadecimal. */
export function fileKey(organizationId: string, sha256: Buffer): string {
  return `${organizationId}/${sha256.toString('hex')}`;
}

/** Returns the digest that a key names; undefined for what was never completely written. */
export function digestOf(key: string): Buffer | undefined {
  const [, hex] = /^[0-9a-f-]{36}\/([0-9a-f]{64})$/.exec(key) ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}
