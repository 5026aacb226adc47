/** The reference takes seconds to load. After a later reload, the user enters a key in its form. */
const WAIT_MS = 60_000;

/**
 * Opens the API reference in a new tab, signed in with a key.
 *
 * The key is passed only to that window, when it asks, so it is in no URL, log or storage. The other half is
 * src/platform/reference/received-key.ts.
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
