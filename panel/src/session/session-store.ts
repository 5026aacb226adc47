import {
  AuthenticationError,
  type LoginResult,
  type OrganizationSummary,
  type User,
} from '@countinghouse/client';

/** Who is signed in, and the token that proves it. */
export interface Session {
  readonly accessToken: string;
  readonly user: User;
  readonly organization: OrganizationSummary;
}

/** What the panel knows about being signed in. `isExpired`: the service no longer takes the token. */
export interface SessionState {
  readonly session: Session | undefined;
  readonly isExpired: boolean;
}

/** The person signed out instead of signing in again. */
export class SessionEnded extends AuthenticationError {
  constructor() {
    super({ code: 'session_ended', message: 'The session has ended.' });
  }
}

/** The promise of a new session, and what settles it. */
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

/** The present state; the same object until something changes. */
export function sessionState(): SessionState {
  return state;
}

/** The token of the present session. */
export function accessToken(): string | undefined {
  return state.session?.accessToken;
}

/** Keeps a sign-in until the tab is closed, and lets waiting requests go on. */
export function beginSession({ access_token, user, organization }: LoginResult): void {
  renewSession({ accessToken: access_token, user, organization });
}

/** Keeps a session that another tab of this browser has begun. */
export function renewSession(session: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify(session));
  become({ session, isExpired: false });
  renewal?.resolve();
  renewal = undefined;
}

/** Keeps what has changed about the organization of the session. */
export function organizationChanged({ id, name, currency, time_zone }: OrganizationSummary): void {
  const { session } = state;
  if (session === undefined || session.organization.id !== id) return;
  const changed = { ...session, organization: { id, name, currency, time_zone } };
  sessionStorage.setItem(KEY, JSON.stringify(changed));
  become({ ...state, session: changed });
}

/** Forgets the session. Requests that wait for a new one fail with SessionEnded. */
export function endSession(): void {
  sessionStorage.removeItem(KEY);
  become({ session: undefined, isExpired: false });
  renewal?.reject(new SessionEnded());
  renewal = undefined;
}

/** Says that the session has expired, and waits until the person has signed in again. Raises SessionEnded. */
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
