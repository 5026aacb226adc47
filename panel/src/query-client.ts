import { CountinghouseError } from '@countinghouse/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIES_MAX = 2;

/** What may be gone a moment later. Everything else fails the same way again. */
const PASSING: readonly string[] = ['connection_failed', 'timeout', 'unavailable', 'too_many_requests'];

/** Keeps what was read from the API. What is not a problem of the API is a bug, and shown as one. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Also without a network: a plain word at once is better than waiting without one.
        networkMode: 'always',
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
