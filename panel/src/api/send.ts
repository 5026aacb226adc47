import { accessToken, sessionRenewed } from '../session/session-store';
import { unreachable } from './problem';

/** The service itself gives up after 15 s; a proxy in between may not. */
const PATIENCE_MS = 25_000;

/** Sends a request. Raises `unreachable` when no answer comes; what the caller itself breaks off is raised as it is. */
export async function send(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    return await fetch(request, { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw unreachable(error);
  }
}

/**
 * Sends a request as the signed-in user.
 *
 * When the session has ended, it waits until the person has signed in again and sends the same request once more: the
 * service refuses before it does anything, so nothing happens twice and nothing that was typed is lost.
 */
export async function sendSignedIn(request: Request): Promise<Response> {
  for (;;) {
    const token = accessToken();
    const attempt = request.clone();
    if (token !== undefined) attempt.headers.set('Authorization', `Bearer ${token}`);
    const response = await send(attempt);
    if (response.status !== 401) return response;
    // Another request may have had the session renewed in the meantime.
    if (token === accessToken()) await sessionRenewed();
  }
}
