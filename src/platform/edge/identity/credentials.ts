import type { CredentialHolder } from '../../contract/principal.js';

/** Where a credential comes from, for rules that depend on the address. */
export interface Caller {
  readonly address: string;
  /** To be called before a credential is looked up that is not known here. Raises when the address asks too often. */
  readonly beforeLookUp?: () => void;
  /** To be called when there was such a credential. */
  readonly wasKnown?: () => void;
}

/** Tells who is behind a token. The module that keeps the credentials implements it. */
export abstract class Credentials {
  /** Who is behind a token, or undefined when it is malformed, unknown, expired, revoked or from elsewhere. */
  abstract principalOf(token: string, caller: Caller): Promise<CredentialHolder | undefined>;
}
