import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { tokenOf } from './api-calls.js';
import { panelUnderTest, type PanelUnderTest } from './panel-under-test.js';
import { newVisitor, startBrowser, type Visitor } from './visitor.js';

/** The time to build and start a panel, and to install a browser if there is none. */
const START_MS = 300_000;

/** The panel under test of one file, with a database of its own. */
export let panel: PanelUnderTest;
/** A login token of its owner. */
export let token: string;
/** The visitor of the current test. */
export let visitor: Visitor;
/** The page of that visitor. */
export let page: Page;

let browser: Browser;

/**
 * Starts a panel and a browser for the tests of a file. `prepare` creates the data that they need, `env` has further
 * variables of the service's environment.
 *
 * After each test, the visitor must not have recorded any complaint.
 */
export function testInBrowser(
  prepare: () => Promise<void> = () => Promise.resolve(),
  env: NodeJS.ProcessEnv = {},
): void {
  beforeAll(async () => {
    browser = await startBrowser();
    panel = await panelUnderTest(env);
    token = await tokenOf(panel);
    await prepare();
  }, START_MS);
  afterAll(async () => {
    // Whatever has started, if not all did.
    await (browser as Browser | undefined)?.close();
    await (panel as PanelUnderTest | undefined)?.stop();
  });
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
}

/** Opens a window for a new visitor, who then is the current one. */
export async function openWindow(options: BrowserContextOptions = {}): Promise<Visitor> {
  visitor = await newVisitor(browser, panel, options);
  ({ page } = visitor);
  return visitor;
}
