import { manages, type RoleName } from './roles.js';

/** What proves a second factor: one of both. */
export interface SecondFactorProof {
  readonly code?: string;
  readonly recovery_code?: string;
}

/** A second factor for a sign-in that waits for it. */
export interface SecondStep extends SecondFactorProof {
  readonly challenge: string;
}

/** What confirms a session: the second factor of who has one, otherwise the password. */
export interface Confirmation extends SecondFactorProof {
  readonly password?: string;
}

/** Of whom an organization requires a second factor. */
export const requirements = ['nobody', 'managers', 'everybody'] as const;
export type Requirement = (typeof requirements)[number];

/** Time enough to find the phone. */
export const challengeLifeMs = 5 * 60_000;
export const challengeTriesMax = 5;

/** How long after signing in or confirming sensitive operations do not ask again. */
export const confirmationLifeMs = 10 * 60_000;

export const recoveryCodesCount = 10;

/** Whether an organization requires a second factor of a role. */
export function isRequiredOf(requirement: Requirement, role: RoleName): boolean {
  if (requirement === 'nobody') return false;
  return requirement === 'everybody' || manages(role);
}

/** A recovery code as it is hashed: however its blanks, dashes and letters were typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** A recovery code as it is shown: `ABCD-EFGH-IJKL-MNOP`. */
export function shownRecoveryCode(plain: string): string {
  return plain.match(/.{1,4}/g)?.join('-') ?? plain;
}
