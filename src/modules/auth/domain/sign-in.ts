/** What a person signs in with. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly organization_id?: string;
}

/** A login token ends after 12 hours, or after 60 minutes without use. */
export const sessionLifeMs = 12 * 60 * 60_000;
export const sessionIdleMs = 60 * 60_000;
