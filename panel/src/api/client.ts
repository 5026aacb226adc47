import { Countinghouse } from '@countinghouse/client';
import { send, sendSignedIn } from './send';

declare module '@countinghouse/client' {
  // The service brings the panel along.
  interface KnownAboutService {
    sameVersion: true;
  }
}

/** Queries are repeated by TanStack Query and changes by the person; each attempt has its time-out in `send`. */
const settings = { baseUrl: location.origin, retries: 0, timeoutMs: Infinity };

/** The API as the signed-in user. */
export const api = new Countinghouse({ ...settings, fetch: sendSignedIn });

/** The API for those who have not signed in yet. */
export const publicApi = new Countinghouse({ ...settings, fetch: send });

/** The API with a token that the panel no longer keeps. What is sent arrives even if the page is closed at once. */
export function apiWithToken(accessToken: string): Countinghouse {
  return new Countinghouse({
    ...settings,
    apiKey: accessToken,
    fetch: (input, init) => send(input, { ...init, keepalive: true }),
  });
}
