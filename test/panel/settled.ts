import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { PATIENCE_MS } from './hindrance.js';

/**
 * Counts the answers that the page asks for or reads. That they have come over the network says nothing on a busy
 * machine: the page reads them later.
 */
const COUNT_READING = `{
  let reading = 0;
  const count = (owner, name) => {
    const read = owner[name];
    owner[name] = function (...given) {
      const ended = () => { reading -= 1; };
      reading += 1;
      const answer = read.apply(this, given);
      answer.then(ended, ended);
      return answer;
    };
  };
  count(window, 'fetch');
  for (const name of ['arrayBuffer', 'blob', 'json', 'text']) count(Response.prototype, name);
  Object.defineProperty(window, 'testReading', { get: () => reading });
}`;
/**
 * Idle before and after a moment: what has just been drawn may ask for more, and what it is told may draw it anew.
 * Says how many answers the page reads then.
 */
const IDLE = `new Promise((done) =>
  requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done(window.testReading ?? 0)), 50)))`;
const POLL_MS = 5;
/** An answer that nobody reads to its end is never told to have ended. */
const READ_MS = 500;

/**
 * Watches a page, which has asked for nothing yet, with or without script. Returns what waits until it has loaded and
 * drawn what it wants: no request is under way, and it is idle and asks for nothing more.
 *
 * Playwright's `networkidle`, half a second without a request, would be the larger part of many tests.
 */
export async function watchSettling(page: Page, hasScript: boolean): Promise<() => Promise<void>> {
  if (hasScript) await page.addInitScript(COUNT_READING);
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
    let reading = 0;
    for (let before = -1; before !== begun || underWay.size > 0 || reading > 0;) {
      if (Date.now() > deadline)
        throw new Error(`The page reads ${reading}, and waits for ${addresses(underWay)}.`);
      if (underWay.size > 0) await sleep(POLL_MS);
      else {
        before = begun;
        if (hasScript) reading = await page.evaluate<number>(IDLE);
      }
    }
  };
}

function addresses(requests: ReadonlySet<Request>): string {
  return [...requests].map((request) => request.url()).join(', ');
}
