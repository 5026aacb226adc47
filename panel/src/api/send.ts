import { sessionConfirmed } from '../session/confirmation';
import { accessToken, sessionRenewed, setUpOnly } from '../session/session-store';

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
    if (response.status === 403 && (await isMended(response.clone()))) continue;
    if (!hasEnded(response)) return response;
    // Another request may have renewed the session in the meantime.
    if (token === accessToken()) await sessionRenewed();
  }
}

/** Whether the user has confirmed the session, so that the refused request may be repeated. */
async function isMended(refused: Response): Promise<boolean> {
  const { code, methods } = (await refused.json().catch(() => ({}))) as Partial<Refusal>;
  if (code === 'second_factor_setup_required') {
    setUpOnly(true);
    location.assign('/second-factor');
  }
  return code === 'confirmation_required' && sessionConfirmed(methods ?? []);
}

interface Refusal {
  readonly code: string;
  readonly methods: readonly string[];
}

function hasEnded({ status, headers }: Response): boolean {
  return status === 401 && headers.get('WWW-Authenticate')?.includes('error=') !== false;
}
