import { secretWithChecksum, isIntact } from './token.js';

/** What a token is for: an invitation, a new password, a new address, or the second step of a sign-in. */
export type LinkKind = 'inv' | 'rst' | 'eml' | 'mfa';

const FORM = /^ch_(inv|rst|eml|mfa)_([0-9A-Za-z]{49})$/;

/** The token of a link that works once: `ch_inv_<secret><checksum>`. Takes 32 random bytes. */
export function linkToken(kind: LinkKind, random: Uint8Array): string {
  return `ch_${kind}_${secretWithChecksum(random)}`;
}

/** Whether a text has the form of such a token, so that noise needs no look-up. */
export function isLinkToken(kind: LinkKind, token: string): boolean {
  const [, given, secret = ''] = FORM.exec(token) ?? [];
  return given === kind && isIntact(secret);
}
