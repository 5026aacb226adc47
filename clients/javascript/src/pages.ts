import type { Answer, Page } from './answers.js';
import { unreadable } from './errors.js';
import { pause } from './retries.js';

/** An empty answer that comes sooner is one of a service that stops, or of a proxy. */
const PAUSE_MS = 1_000;

/**
 * A list: awaited it is one page, and iterated over it is every item of every page.
 *
 * Nothing is asked before it is awaited or iterated over. As it can be awaited, an async function that returns it
 * gives its first page; return `{ list }` to hand on the list itself.
 */
export class Pages<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  /** Takes how to get the page that begins at a cursor; at the beginning without one. */
  constructor(private readonly pageAt: (cursor?: string) => Promise<Answer<Page<T>>>) {}

  then<A = Page<T>, B = never>(
    kept?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.page().then(kept, failed);
  }

  catch<B = never>(failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Page<T> | B> {
    return this.page().catch(failed);
  }

  finally(done?: (() => void) | null): Promise<Page<T>> {
    return this.page().finally(done);
  }

  /** The page that begins where the query says, with the answer around it. */
  withResponse(): Promise<Answer<Page<T>>> {
    return this.pageAt();
  }

  /** Page after page, until the last. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    const seen = new Set<string>();
    let page = await this.page();
    yield page;
    while (page.has_more && page.next_cursor !== null && page.next_cursor !== undefined) {
      const cursor = page.next_cursor;
      if (seen.has(cursor)) throw unreadable(`The list does not end: the cursor ${cursor} came twice.`);
      seen.add(cursor);
      page = (await this.pageAt(cursor)).data;
      yield page;
    }
  }

  /** Every item, but not more than so many. */
  async toArray(limit: number): Promise<T[]> {
    if (!(limit >= 0)) throw new TypeError(`The limit must be a number from 0, not ${limit}.`);
    const items: T[] = [];
    if (limit === 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }

  /**
   * Every item, and without an end those that come later. Only for a list that can wait.
   *
   * @internal
   */
  async *follow(signal?: AbortSignal): AsyncGenerator<T, void, undefined> {
    for (let cursor: string | undefined; ;) {
      const askedMs = performance.now();
      const { data, next_cursor } = (await this.pageAt(cursor)).data;
      yield* data;
      cursor = next_cursor ?? cursor;
      const passedMs = performance.now() - askedMs;
      if (data.length === 0 && passedMs < PAUSE_MS) await pause(PAUSE_MS - passedMs, signal);
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  private async page(): Promise<Page<T>> {
    return (await this.pageAt()).data;
  }
}
