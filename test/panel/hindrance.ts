import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** How many times slower the browser is than the machine. */
const SLOWNESS = Number(process.env.BROWSER_SLOWNESS ?? '1');
/** The longest that a question is on its way to the service, in milliseconds; each takes a random part of it. */
const LAG_MS = Number(process.env.NETWORK_LAG_MS ?? '0');

/** How long a step may take, in milliseconds; shorter than a test, so that a failure names the step. */
export const PATIENCE_MS = 30_000 * SLOWNESS + LAG_MS;

/**
 * Makes a page as slow as the environment wishes: steps that race with the page, and pages that race with their
 * answers, are found this way.
 */
export async function hinder(context: BrowserContext, page: Page): Promise<void> {
  if (SLOWNESS > 1) {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  }
  if (LAG_MS > 0) {
    await page.route('**/*', async (route) => {
      await sleep(Math.random() * LAG_MS);
      // The page may have left meanwhile.
      await route.continue().catch(() => undefined);
    });
  }
}
