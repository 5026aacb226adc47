/** `pending` until somebody decides, or a week is over. All others are final. */
export const approvalStates = ['pending', 'approved', 'rejected', 'stale', 'expired'] as const;

export type ApprovalState = (typeof approvalStates)[number];

export const approvalActions = ['approve', 'reject'] as const;

export type ApprovalAction = (typeof approvalActions)[number];

/**
 * Why a request was not done though somebody approved it. `changed`: what it is about, or what it comes to, is not what
 * was shown. `refused`: it is not possible any more. `erased`: it held personal data that was erased.
 */
export const staleReasons = ['changed', 'refused', 'erased'] as const;

export interface Staleness {
  readonly reason: (typeof staleReasons)[number];
  /** The fields of the target or of the answer that are others now. */
  readonly fields: readonly string[];
  /** The code of the problem that refused it. */
  readonly problem: string | null;
}

/** What an approved request came to: its status, and the identifier of its answer. */
export interface ApprovalResult {
  readonly status: number;
  readonly id: string | null;
}

/** A request as it is kept until it is decided on. */
export interface KeptRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: object | null;
  readonly if_match: string | null;
}

/** The public identifiers of the customers whom these values name anywhere, each once. */
export function customersNamed(values: readonly unknown[]): string[] {
  return [...new Set(JSON.stringify(values).match(/cus_[0-9a-z]{26}/g))].sort();
}

interface Forgettable {
  readonly request: unknown;
  readonly dry_run: unknown;
}

/** Whether what was sent is forgotten. */
export function isForgotten({ request, dry_run }: Forgettable): boolean {
  return request === null && dry_run === null;
}

const DAY_MS = 24 * 60 * 60_000;
/** Longer, and what was asked for has been done in another way. */
const OPEN_MS = 7 * DAY_MS;
/** So that it can be looked up what was decided on. What it came to stays. */
const KEPT_MS = 30 * DAY_MS;

/** So many requests of one key wait at most: nobody reads through more of them. */
export const PENDING_MAX = 200;

export function expiryOf(asked: Date): Date {
  return new Date(asked.getTime() + OPEN_MS);
}

/** When what was sent is forgotten. */
export function forgettingOf(ended: Date): Date {
  return new Date(ended.getTime() + KEPT_MS);
}

export function approvalActionsOf(state: ApprovalState): readonly ApprovalAction[] {
  return state === 'pending' ? approvalActions : [];
}
