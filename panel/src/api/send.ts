import { accessToken, sessionRenewed } from '../session/session-store';

/** The service itself gives up after 15 s; a proxy in between may not. */
const PATIENCE_MS = 25_000;

/** A `fetch` that waits no longer than a person does. Raises a TimeoutError then. */
export async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  return fetch(input, { ...init, signal });
}

/**
 * Sends a request as the signed-in user.
 *
 * When the session has ended, it waits until the person has signed in again and sends the same request once more: the
 * service refuses before it does anything, so nothing happens twice and nothing that was typed is lost. Nothing hurries
 * the person: the time-out is that of each attempt. Raises SessionEnded when they sign out instead.
 */
export async function sendSignedIn(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const token = accessToken();
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const response = await send(input, { ...init, headers });
    if (response.status !== 401) return response;
    // Another request may have had the session renewed in the meantime.
    if (token === accessToken()) await sessionRenewed();
  }
}
