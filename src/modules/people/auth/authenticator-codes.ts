import { Secret, TOTP } from 'otpauth';

/** What every authenticator app expects: RFC 6238 with SHA-1, six digits, every 30 seconds. */
const SCHEME = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Codes of the step before and after are accepted, too, because clocks differ and typing takes time. */
const WINDOW = 1;

/** The secret of an authenticator app in base32. Takes 20 random bytes. */
export function authenticatorSecret(random: Uint8Array): string {
  return base32(random);
}

/** Random bytes in the base32 of RFC 4648. */
export function base32(random: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(random).buffer }).base32;
}

/** What the QR code says: `otpauth://totp/...`. Takes the secret, and the name of the account. */
export function authenticatorAddress(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The step that a code belongs to: the current one, the one before or the next; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...SCHEME, issuer: 'Countinghouse', label, secret: Secret.fromBase32(secret) });
}
