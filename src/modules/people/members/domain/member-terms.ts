import { Problem } from '../../../../kernel/problems/problem.js';

/** What a manager decides of a member. */
export interface MemberTerms {
  readonly role: MemberRole;
  readonly expires_at?: Date;
}

export type MemberRole = 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor';

/** Whom a manager invites, and as what. */
export interface NewInvitation extends MemberTerms {
  readonly email: string;
}

/** How somebody who is invited says who they are. A new user may say a name. */
export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly name?: string;
}

/** A rule that the terms break, by the field that puts it right. */
export interface TermsFault {
  readonly field: 'role' | 'expires_at';
  readonly code: string;
  readonly detail: string;
}

/** Owners stay until they are changed; an auditor always has an end; an end is yet to come. */
export function faultOfTerms({ role, expires_at }: MemberTerms, now: Date): TermsFault | undefined {
  const field = 'expires_at';
  if (expires_at === undefined) {
    if (role !== 'auditor') return undefined;
    return { field, code: 'required', detail: 'The membership of an auditor needs an end.' };
  }
  if (role === 'owner') {
    return { field, code: 'not_allowed', detail: 'An owner has no end; change the role instead.' };
  }
  if (expires_at > now) return undefined;
  return { field, code: 'in_the_past', detail: 'A membership cannot end before it begins.' };
}

/** Owners are named, changed and removed by owners only. Takes the role of who asks, and all roles it is about. */
export function isForOwners(actor: MemberRole, concerned: readonly MemberRole[]): boolean {
  return concerned.includes('owner') && actor !== 'owner';
}

/** An invitation works for a week. */
export const invitationLifeMs = 7 * 24 * 60 * 60_000;

/** What becomes of the API keys that a removed member made. */
export type KeysOfRemoved = 'keep' | 'revoke';

/** Reads the query parameter. Raises `invalid_parameter`. */
export function keysOfRemoved({ api_keys = 'keep' }: Readonly<Record<string, string>>): KeysOfRemoved {
  if (api_keys === 'keep' || api_keys === 'revoke') return api_keys;
  const detail = 'One of keep and revoke was expected.';
  const errors = [{ pointer: 'api_keys', code: 'invalid_parameter', detail }];
  throw new Problem('invalid_parameter', 'A parameter has no valid value; see errors.', { errors });
}
