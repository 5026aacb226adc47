import {
  AuthenticationError,
  type LoginResult,
  type OrganizationSummary,
  type User,
} from '@countinghouse/client';

/** The signed-in user, and the token. */
export interface Session {
  readonly accessToken: string;
  readonly user: User;
  readonly organization: OrganizationSummary;
  /** The organization requires a second factor, and the user must set one up first. */
  readonly setUpOnly?: boolean;
}

/** The state of the session. `isExpired`: the service no longer accepts the token. */
export interface SessionState {
  readonly session: Session | undefined;
  readonly isExpired: boolean;
}

/** The user signed out instead of signing in again. */
export class SessionEnded extends AuthenticationError {
  constructor() {
    super({ code: 'session_ended', message: 'The session has ended.' });
  }
}

/** The promise of a new session, and the functions that settle it. */
interface Renewal {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

const KEY = 'countinghouse.session';

let state: SessionState = { session: storedSession(), isExpired: false };
let renewal: Renewal | undefined;
const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current state; the same object until something changes. */
export function sessionState(): SessionState {
  return state;
}

/** Returns the token of the current session. */
export function accessToken(): string | undefined {
  return state.session?.accessToken;
}

/** Stores a sign-in until the tab is closed, and resumes waiting requests. */
export function beginSession({ access_token, user, organization, set_up_only }: LoginResult): void {
  const session = { accessToken: access_token, user, organization };
  renewSession(set_up_only ? { ...session, setUpOnly: true } : session);
}

/** Stores a session that another tab of this browser has started. */
export function renewSession(session: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify(session));
  become({ session, isExpired: false });
  renewal?.resolve();
  renewal = undefined;
}

/** Stores the changed data of the session's organization. */
export function organizationChanged({ id, name, mode, currency, time_zone }: OrganizationSummary): void {
  const { session } = state;
  if (session === undefined || session.organization.id !== id) return;
  const changed = { ...session, organization: { id, name, mode, currency, time_zone } };
  sessionStorage.setItem(KEY, JSON.stringify(changed));
  become({ ...state, session: changed });
}

/** Stores what the user has changed of the own account. */
export function userChanged({ name, email }: Pick<User, 'name' | 'email'>): void {
  const { session } = state;
  if (session === undefined) return;
  const changed = { ...session, user: { ...session.user, name, email } };
  sessionStorage.setItem(KEY, JSON.stringify(changed));
  become({ ...state, session: changed });
}

/** Stores whether the user must set up a second factor before anything else. */
export function setUpOnly(isOnly: boolean): void {
  const { session } = state;
  if (session !== undefined) renewSession({ ...session, setUpOnly: isOnly });
}

/** Removes the session. Requests that wait for a new one fail with SessionEnded. */
export function endSession(): void {
  sessionStorage.removeItem(KEY);
  become({ session: undefined, isExpired: false });
  renewal?.reject(new SessionEnded());
  renewal = undefined;
}

/** Marks the session as expired, and waits until the user has signed in again. Raises SessionEnded. */
export function sessionRenewed(): Promise<void> {
  if (renewal === undefined) {
    renewal = newRenewal();
    become({ ...state, isExpired: true });
  }
  return renewal.promise;
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function storedSession(): Session | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function newRenewal(): Renewal {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
