import { Countinghouse } from '@countinghouse/client';
import { send, sendSignedIn } from './send';

declare module '@countinghouse/client' {
  // The service serves the panel, so their versions match.
  interface KnownAboutService {
    sameVersion: true;
  }
}

/** TanStack Query repeats queries, and the user repeats changes. `send` limits the time of each attempt. */
const settings = { baseUrl: location.origin, retries: 0, timeoutMs: Infinity };

/** The API as the signed-in user. */
export const api = new Countinghouse({ ...settings, fetch: sendSignedIn });

/** The API before signing in. */
export const publicApi = new Countinghouse({ ...settings, fetch: send });

/** The API with a token that the panel no longer stores. Requests are sent even if the page is closed at once. */
export function apiWithToken(accessToken: string): Countinghouse {
  return new Countinghouse({
    ...settings,
    apiKey: accessToken,
    fetch: (input, init) => send(input, { ...init, keepalive: true }),
  });
}
