import { decodeBase32, encodeBase32 } from '../../../../kernel/ids/base32.js';
import { fromTypeId, toTypeId, type Uuid } from '../../../../kernel/ids/type-id.js';

/** The secret of a token has this many bytes: nobody guesses one of 2^128. */
export const SECRET_BYTES = 16;

/** Each half is 16 bytes as letters and digits, in which no two look alike. */
const HALF = 26;
const FORM = /^[0-9a-z]{52}$/;
const PREFIX = 'org_';

/**
 * The token of a link: the organization, then a secret.
 *
 * The organization stands in it so that the link can be looked up within that organization alone.
 */
export function linkTokenOf(organizationId: Uuid<'org'>, secret: Uint8Array): string {
  const organization = toTypeId('org', organizationId).slice(PREFIX.length);
  return organization + encodeBase32(Buffer.from(secret).toString('hex'));
}

/** The organization that a text names if it has the form of a token. */
export function organizationOf(text: string): Uuid<'org'> | undefined {
  if (!FORM.test(text) || decodeBase32(text.slice(HALF)) === undefined) return undefined;
  return fromTypeId('org', PREFIX + text.slice(0, HALF));
}
