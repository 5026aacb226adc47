import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;
const TOKEN = /^([0-9a-f]{16})\.([A-Za-z0-9_-]{22})$/;

/**
 * Writes a position of the log as a token of this installation: its digits, and a MAC.
 *
 * Of two tokens, the one that is greater as a text is the newer one. Takes the secret of the installation.
 */
export function sealPosition(position: bigint, secret: Uint8Array): string {
  const digits = position.toString(16).padStart(16, '0');
  return `${digits}.${macOf(digits, secret).toString('base64url')}`;
}

/** Returns the position of a token; undefined if it is not one of this installation. */
export function openPosition(token: string, secret: Uint8Array): bigint | undefined {
  const [, digits, mac] = TOKEN.exec(token) ?? [];
  if (digits === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  return timingSafeEqual(given, macOf(digits, secret)) ? BigInt(`0x${digits}`) : undefined;
}

function macOf(digits: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret)
    .update('consistency token\n')
    .update(digits)
    .digest()
    .subarray(0, MAC_BYTES);
}
