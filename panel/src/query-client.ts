import { CountinghouseError } from '@countinghouse/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIES_MAX = 2;

/** Temporary errors. All others fail again. */
const PASSING: readonly string[] = ['connection_failed', 'timeout', 'unavailable', 'too_many_requests'];

/** Makes the cache of the API. An error that is no problem of the API is a bug, and shown as one. */
export function newQueryClient(): QueryClient {
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
