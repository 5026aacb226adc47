import type { WebhookEndpointHealth } from '@countinghouse/client';

type Counts = Pick<WebhookEndpointHealth, 'delivered_24h' | 'failed_24h'>;

/**
 * Returns how many of a hundred deliveries of the last 24 hours have arrived; undefined if there were none.
 *
 * It is rounded down, so that it is 100 only if nothing failed.
 */
export function successRate({ delivered_24h, failed_24h }: Counts): number | undefined {
  const all = delivered_24h + failed_24h;
  return all === 0 ? undefined : Math.floor((delivered_24h * 1000) / all) / 10;
}
