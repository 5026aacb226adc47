import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomBytesOf } from '../contract/ids/random-bytes.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes with a key of 32 bytes: nonce, tag, then what is sealed.
 *
 * The context is not stored. Whoever opens the bytes must name the same one, so bytes that were moved to another place
 * of the database do not open there.
 */
export function sealBytes(plain: Uint8Array, key: Uint8Array, context = ''): Buffer {
  const nonce = randomBytesOf(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `sealBytes` made. Raises Error if it was altered, or sealed with another key or in another context. */
export function openBytes(sealed: Buffer, key: Uint8Array, context = ''): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('Sealed bytes are too short.');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
