/** What can happen to an account, as events of its user tell it. */
export type AccountHappening =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'session_ended'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'updated'
  | 'email_changed'
  | 'data_exported'
  | 'deleted';

/** Refused sign-ins of an account are told at once, and what follows is counted for so long. */
export const refusalsCountedMs = 15 * 60_000;
