import type { CredentialHolder } from '../../contract/principal.js';

/** Where a credential comes from, for rules that depend on the address. */
export interface Caller {
  readonly address: string;
}

/** Tells who is behind a token. The module that keeps the credentials implements it. */
export abstract class Credentials {
  /** Who is behind a token, or undefined when it is malformed, unknown, expired, revoked or from elsewhere. */
  abstract principalOf(token: string, caller: Caller): Promise<CredentialHolder | undefined>;
}
