import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { PATIENCE_MS } from './hindrance.js';

/** Twice idle: what has just been drawn may ask for more. */
const IDLE = `new Promise((done) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done()))))`;
const POLL_MS = 5;
/** An answer that nobody reads to its end is never told to have ended. */
const READ_MS = 500;

/**
 * Watches a page, which has asked for nothing yet, with or without script. Returns what waits until it has loaded and
 * drawn what it wants: no request is under way, and it is idle and asks for nothing more.
 *
 * Playwright's `networkidle`, half a second without a request, would be the larger part of many tests.
 */
export function watchSettling(page: Page, hasScript: boolean): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // The requests of the page that is left may never be told to have ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    begun += 1;
    underWay.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    // One listener for both names has no type that fits both.
    page.on(event as 'requestfinished', (request) => void underWay.delete(request));
  }
  page.on('response', (response) => {
    setTimeout(() => underWay.delete(response.request()), READ_MS).unref();
  });
  return async () => {
    const deadline = Date.now() + PATIENCE_MS;
    for (let before = -1; before !== begun || underWay.size > 0;) {
      if (Date.now() > deadline) throw new Error(`The page waits for ${addresses(underWay)}.`);
      if (underWay.size > 0) await sleep(POLL_MS);
      else {
        before = begun;
        if (hasScript) await page.evaluate(IDLE);
      }
    }
  };
}

function addresses(requests: ReadonlySet<Request>): string {
  return [...requests].map((request) => request.url()).join(', ');
}
