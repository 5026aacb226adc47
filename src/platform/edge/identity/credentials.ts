import type { CredentialHolder } from '../../contract/principal.js';

/** The source of a credential, for rules that depend on the address. */
export interface Caller {
  readonly address: string;
  /** The browser or program, as it calls itself. */
  readonly userAgent?: string | null;
  readonly requestId?: string;
  /** Must be called before an uncached credential is looked up. Raises if the address asks too often. */
  readonly beforeLookUp?: () => void;
  /** Must be called if the credential was found. */
  readonly wasKnown?: () => void;
  /** Whether it is a request of its own; otherwise the look-up keeps no session from ending by itself. */
  readonly isUse?: boolean;
}

/** Looks up tokens. The module that stores the credentials implements it. */
export abstract class Credentials {
  /**
   * Returns the holder of a token; undefined if it is malformed, unknown, expired, revoked or not allowed from here.
   */
  abstract principalOf(token: string, caller: Caller): Promise<CredentialHolder | undefined>;
}
