/** What a person signs in with. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly organization_id?: string;
}

/** A new password for somebody who knows the current one. */
export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
}

/** A new password for somebody who has a link. */
export interface PasswordReset {
  readonly token: string;
  readonly password: string;
}

/** What users say of themselves. */
export interface ProfileDetails {
  readonly name: string;
}

/** Where a signed-in user wants to work next. */
export interface Switch {
  readonly organization_id: string;
  readonly end_current?: boolean;
}

/** Where a session is opened from. */
export interface Device {
  readonly address: string;
  readonly userAgent: string | null;
  readonly traceparent?: string;
  readonly requestId?: string;
}

/** A login token ends after 12 hours, or after 60 minutes without use. */
export const sessionLifeMs = 12 * 60 * 60_000;
export const sessionIdleMs = 60 * 60_000;
