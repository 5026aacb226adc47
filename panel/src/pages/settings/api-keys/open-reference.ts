/** The reference takes seconds to load; somebody who reloads it later has the key of its own form. */
const WAIT_MS = 60_000;

/**
 * Opens the API reference in a tab of its own, signed in with a key.
 *
 * The key is handed to that very window once it asks, and to no other: it stands in no address, log or storage. The
 * other half is src/platform/openapi/received-key.ts.
 */
export function openReferenceWith(key: string): void {
  const tab = window.open('/docs', '_blank');
  if (tab === null) return;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), WAIT_MS);
  const answer = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== tab || origin !== window.location.origin || !isQuestion(data)) return;
    tab.postMessage({ key }, origin);
    clearTimeout(timer);
    stop.abort();
  };
  window.addEventListener('message', answer, { signal: stop.signal });
}

function isQuestion(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ask' in data && data.ask === 'countinghouse.key';
}
