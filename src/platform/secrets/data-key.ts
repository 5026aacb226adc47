import { randomBytes } from 'node:crypto';
import { MASTER_KEY_BYTES, type MasterKey, type MasterKeys } from './master-keys.js';
import { openBytes, sealBytes } from './sealed-bytes.js';

/** A data key as the database has it: sealed by the master key with this id. */
export interface SealedDataKey {
  readonly sealed_key: Buffer;
  readonly sealed_by: string;
}

/** A secret cannot be opened, because its key is missing. The message is a sentence for the operator. */
export class SecretKeyError extends Error {}

/** Makes a data key for a domain: the id of an organization, or `users`. */
export function newDataKey(domain: string, master: MasterKey): SealedDataKey {
  return sealDataKey(randomBytes(MASTER_KEY_BYTES), domain, master);
}

/** Opens a data key. Raises SecretKeyError if none of the master keys has sealed it. */
export function openDataKey(stored: SealedDataKey, domain: string, keys: MasterKeys): Buffer {
  const master = keys.byId(stored.sealed_by);
  if (master === undefined) throw new SecretKeyError(missing([stored.sealed_by]));
  return openBytes(stored.sealed_key, master.bytes, contextOf(domain));
}

/** Seals a data key with the current master key. Raises SecretKeyError. */
export function resealDataKey(stored: SealedDataKey, domain: string, keys: MasterKeys): SealedDataKey {
  return sealDataKey(openDataKey(stored, domain, keys), domain, keys.current);
}

/** Says which master keys are missing. */
export function missing(ids: readonly string[]): string {
  return (
    `SECRETS_KEY lacks a key that secrets of the database are sealed with (its id is ${ids.join(', ')}). ` +
    'Add it behind the first one, with a comma between them.'
  );
}

function sealDataKey(key: Uint8Array, domain: string, master: MasterKey): SealedDataKey {
  return { sealed_key: sealBytes(key, master.bytes, contextOf(domain)), sealed_by: master.id };
}

function contextOf(domain: string): string {
  return `data key of ${domain}`;
}
