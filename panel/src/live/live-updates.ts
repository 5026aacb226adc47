import { CountinghouseError } from '@countinghouse/client';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/client';
import { keysOf, type Noun } from '../api/query-keys';
import { useMay } from '../session/use-session';
import { changedQueries, since } from './changed-queries';

/** How soon a change of somebody else is seen. Each question is one read of an index. */
const ASK_EVERY_MS = 5_000;
const EVENTS_MAX = 100;
/** What may have changed after the page was loaded and before the feed was looked at for the first time. */
const FIRST_LOOK_MAX = 20;
/** The header Date has no fractions of a second, and the page was asked for before its own clock began. */
const ON_THE_WAY_MS = 2_000;
/** Nobody is there after this time. Asking on would keep a session alive that has to end by itself. */
const ALONE_AFTER_MS = 5 * 60_000;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'visibilitychange'];

/** Loads anew what other people and programs have changed, as the event feed tells it, while the page is visible. */
export default function LiveUpdates() {
  const mayRead = useMay('events:read');
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!mayRead) return;
    const feed = new Feed((nouns) => {
      // Forms keep what is typed: they start with a record, and saving compares its version.
      for (const noun of nouns)
        void queryClient.invalidateQueries({ queryKey: keysOf(noun).all, predicate: mayBeThere });
    });
    return feed.follow();
  }, [mayRead, queryClient]);
  return null;
}

/** What was deleted does not come back. To ask for it again would show its page as one that loads. */
function mayBeThere({ state: { data, error } }: Query): boolean {
  return data !== undefined || !(error instanceof CountinghouseError && error.code === 'not_found');
}

/** Follows the feed from its end on. What cannot be read is asked for again the next time. */
class Feed {
  private last: number | undefined;
  private timer: number | undefined;
  private isAsking = false;
  private lastSeenMs = performance.now();
  /** What has changed and is not announced yet. */
  private readonly changed = new Set<Noun>();
  private readonly stopped = new AbortController();

  constructor(private readonly onChanged: (nouns: readonly Noun[]) => void) {}

  /** Returns what stops it. */
  follow(): () => void {
    const { signal } = this.stopped;
    for (const sign of SIGNS_OF_LIFE) {
      document.addEventListener(sign, () => this.seen(), { signal, passive: true });
    }
    this.askNow();
    return () => {
      this.stopped.abort();
      window.clearTimeout(this.timer);
    };
  }

  private seen(): void {
    this.lastSeenMs = performance.now();
    if (this.timer === undefined && !this.isAsking) this.askNow();
  }

  private askNow(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    const isAlone = performance.now() - this.lastSeenMs > ALONE_AFTER_MS;
    if (document.visibilityState === 'hidden' || isAlone) return;
    this.isAsking = true;
    const askAgain = (): void => {
      this.isAsking = false;
      if (this.stopped.signal.aborted) return;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.askNow(), ASK_EVERY_MS);
    };
    this.ask().then(askAgain, askAgain);
  }

  private async ask(): Promise<void> {
    const { signal } = this.stopped;
    if (this.last === undefined) {
      const { data, headers } = await api.events
        .list({ order: 'desc', limit: FIRST_LOOK_MAX }, { signal })
        .withResponse();
      this.last = data.data[0]?.sequence ?? 0;
      const nowMs = Date.parse(headers.get('date') ?? '');
      this.announce(changedQueries(since(data.data, nowMs - performance.now() - ON_THE_WAY_MS)));
      return;
    }
    const { data } = await api.events.list({ after: this.last, limit: EVENTS_MAX }, { signal });
    this.last = data.at(-1)?.sequence ?? this.last;
    this.announce(changedQueries(data));
  }

  /** While a question is open, the page stays as it is: whoever answers has decided about what they saw. */
  private announce(nouns: readonly Noun[]): void {
    for (const noun of nouns) this.changed.add(noun);
    if (document.querySelector('[role="dialog"]') !== null) return;
    this.onChanged([...this.changed]);
    this.changed.clear();
  }
}
