import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { tokenOf } from './api-calls.js';
import { panelUnderTest, type PanelUnderTest } from './panel-under-test.js';
import { newVisitor, startBrowser, type Visitor } from './visitor.js';

/** Building and starting a panel, and installing a browser where there is none. */
const START_MS = 300_000;

/** The panel of the tests of one file, with a database of its own. */
export let panel: PanelUnderTest;
/** A login token of its owner. */
export let token: string;
/** Who sits at the browser in the present test. */
export let visitor: Visitor;
/** What they see. */
export let page: Page;

let browser: Browser;

/**
 * Starts a panel and a browser for the tests of a file; `prepare` writes what they need there.
 *
 * After each test the visitor may have met nothing that must never happen.
 */
export function testInBrowser(prepare: () => Promise<void> = () => Promise.resolve()): void {
  beforeAll(async () => {
    [panel, browser] = await Promise.all([panelUnderTest(), startBrowser()]);
    token = await tokenOf(panel);
    await prepare();
  }, START_MS);
  afterAll(async () => {
    await browser.close();
    await panel.stop();
  });
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
}

/** Opens a window for somebody who has never been here; from now on they are the visitor. */
export async function openWindow(options: BrowserContextOptions = {}): Promise<Visitor> {
  visitor = await newVisitor(browser, panel, options);
  ({ page } = visitor);
  return visitor;
}
