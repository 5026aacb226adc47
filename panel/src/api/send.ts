import { accessToken, sessionRenewed } from '../session/session-store';

/** The service itself gives up after 15 s, but a proxy in between may not. */
const PATIENCE_MS = 25_000;

/** A `fetch` with a time-out for users. Raises a TimeoutError. */
export async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  return fetch(input, { ...init, signal });
}

/**
 * Sends a request as the signed-in user.
 *
 * If the session has ended, waits until the user has signed in again and repeats the request. The service refused the
 * first one before any work, so nothing happens twice, and no typed value is lost. The time-out applies to each
 * attempt, not to signing in. Raises SessionEnded if the user signs out instead.
 */
export async function sendSignedIn(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const token = accessToken();
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const response = await send(input, { ...init, headers });
    // A wrong password that was asked for again is a 401, too, and does not end the session.
    if (!hasEnded(response)) return response;
    // Another request may have renewed the session in the meantime.
    if (token === accessToken()) await sessionRenewed();
  }
}

function hasEnded({ status, headers }: Response): boolean {
  return status === 401 && headers.get('WWW-Authenticate')?.includes('error=') !== false;
}
