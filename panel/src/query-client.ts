import { CountinghouseError } from '@countinghouse/client';
import { focusManager, QueryClient } from '@tanstack/react-query';

const RETRIES_MAX = 2;

/** Temporary errors. All others fail again. */
const PASSING: readonly string[] = ['connection_failed', 'timeout', 'unavailable', 'too_many_requests'];

/**
 * Whoever comes back sees what has changed meanwhile: from another tab, which the browser tells as the visibility of
 * the page, or from another window beside this one, which it tells as the focus alone.
 */
function followFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const onBack = (): void => {
      if (document.visibilityState !== 'hidden') onFocus();
    };
    window.addEventListener('focus', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      window.removeEventListener('focus', onBack);
      document.removeEventListener('visibilitychange', onBack);
    };
  });
}

/** Makes the cache of the API. An error that is no problem of the API is a bug, and shown as one. */
export function newQueryClient(): QueryClient {
  followFocus();
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network, an error at once is better than waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (count, error) => isPassing(error) && count < RETRIES_MAX,
        throwOnError: (error) => !(error instanceof CountinghouseError),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function isPassing(error: Error): boolean {
  return error instanceof CountinghouseError && PASSING.includes(error.code);
}
