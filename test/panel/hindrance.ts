import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** How many times slower than normal the browser runs. */
const SLOWNESS = Number(process.env.BROWSER_SLOWNESS ?? '1');
/** The maximum delay of a request to the service, in milliseconds. Each request gets a random part of it. */
const LAG_MS = Number(process.env.NETWORK_LAG_MS ?? '0');

/** The time-out of a step, in milliseconds. It is shorter than that of a test, so that a failure names the step. */
export const PATIENCE_MS = 30_000 * SLOWNESS + LAG_MS;

/**
 * Slows a page down as configured in the environment. This reveals test steps that race with the page, and pages that
 * race with their responses.
 */
export async function hinder(context: BrowserContext, page: Page): Promise<void> {
  if (SLOWNESS > 1) {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  }
  if (LAG_MS > 0) {
    await page.route('**/*', async (route) => {
      await sleep(Math.random() * LAG_MS);
      // The page may have been closed in the meantime.
      await route.continue().catch(() => undefined);
    });
  }
}
