import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { hinder, PATIENCE_MS } from './hindrance.js';
import type { PanelUnderTest } from './panel-under-test.js';
import { sessionScript } from './session.js';
import { watchSettling } from './settled.js';

const ROOT = resolve(import.meta.dirname, '../..');
const SCREENSHOTS = join(ROOT, 'screenshots');
/** A picture is for people, and costs a third of a second of computing: taken only by who wants to look at it. */
const isPictured = ['PICTURES', 'EVERY_LOOK'].some((name) => process.env[name] !== undefined);
/** The rules of axe-core that depend on colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A person at a browser, who records what is wrong with the visited pages. */
export interface Visitor {
  readonly page: Page;
  /** Opens the requested page as somebody who is signed in; as the owner, unless another e-mail address is given. */
  signIn(path?: string, email?: string): Promise<void>;
  /** Signs in by the form on the requested page and continues to it. */
  signInByForm(path?: string, email?: string): Promise<void>;
  /** Opens a page of the panel and waits until it has settled. */
  open(path: string): Promise<void>;
  /** Loads the current page anew and waits until it has settled. */
  reload(): Promise<void>;
  /** Waits until nothing is under way, and the page has drawn what it has got. */
  settled(): Promise<void>;
  /** Waits until the field with this label has the focus, as a person does before typing. */
  isIn(label: string): Promise<void>;
  /** Waits until an expression of JavaScript is true on the page. */
  sees(expression: string): Promise<void>;
  /** Types into the focused field, and chooses the first match by Enter only. */
  pick(name: string): Promise<void>;
  /** Returns the accessibility rules that the page violates, by axe-core: all, or those of colours. */
  barriers(of?: 'colours'): Promise<string[]>;
  /** With PICTURES in the environment, saves a screenshot to look at, in a folder that git ignores. */
  picture(name: string, options?: { readonly fullPage: boolean }): Promise<void>;
  /** Forbidden events: console errors, violated policies, requests to other hosts. */
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

/** Starts Chromium, and installs it first if it is missing. */
export async function startBrowser(): Promise<Browser> {
  const { stdout } = await promisify(execFile)(join(ROOT, 'tools/chromium.sh'));
  // Root has no sandbox; the only pages opened are our own.
  return chromium.launch({ executablePath: stdout.trim(), chromiumSandbox: process.getuid?.() !== 0 });
}

/** Opens a browser window of its own for a new person. */
export async function newVisitor(
  browser: Browser,
  panel: PanelUnderTest,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await hinder(context, page);
  const complaints = listen(page, panel.baseUrl);
  const settled = await watchSettling(page, options.javaScriptEnabled !== false);
  return {
    page,
    settled,
    open: async (path) => {
      await page.goto(`${panel.baseUrl}${path}`);
      await settled();
    },
    reload: async () => {
      await page.reload();
      await settled();
    },
    complaints,
    signInByForm: (path = '/', email = panel.email) => signInByForm(page, { ...panel, email }, path),
    signIn: async (path = '/', email = panel.email) => {
      const script = await sessionScript(panel, email);
      if (script === undefined) return signInByForm(page, { ...panel, email }, path);
      // A small page of the same origin, whose storage is that of the panel.
      await page.goto(`${panel.baseUrl}/theme.js`);
      await page.evaluate(script);
      await page.goto(`${panel.baseUrl}${path}`, { waitUntil: 'commit' });
      await page.locator('#content h1').waitFor();
    },
    isIn: async (label) => {
      const field = page.getByLabel(label, { exact: true });
      await page.locator(':focus').and(field).waitFor();
    },
    sees: async (expression) => {
      // The page's policy forbids waitForFunction() of Playwright to evaluate a text for a second time.
      await eventually(async () => ((await page.evaluate(expression)) === true ? true : undefined));
    },
    pick: (name) => pick(page, name),
    barriers: (of) => barriersOf(page, of),
    picture: (name, options) => picture(page, name, options),
    leave: () => context.close(),
  };
}

async function picture(page: Page, name: string, options = { fullPage: false }): Promise<void> {
  if (!isPictured) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), ...options });
}

/** Types into the form, which the page shows to who is not signed in, whatever its language is. */
async function signInByForm(page: Page, panel: PanelUnderTest, path: string): Promise<void> {
  // The form is there once it can be used.
  await page.goto(`${panel.baseUrl}${path}`, { waitUntil: 'commit' });
  await page.locator('input[type=email]').fill(panel.email);
  await page.locator('input[type=password]').fill(panel.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  await page.locator('#content h1').waitFor();
}

function listen(page: Page, baseUrl: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(request.url(), baseUrl)) complaints.push(`request: ${request.url()}`);
  });
  page.on('console', (message) => {
    // The browser reports every error response of the service. The tests check that the panel handles them.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

/** Files of the page itself, and the parts of the viewer that the browser shows a PDF with, go to no other host. */
function isOwn(url: string, baseUrl: string): boolean {
  return url.startsWith(`${baseUrl}/`) || /^(?:blob|chrome|chrome-extension):/.test(url);
}

async function pick(page: Page, name: string): Promise<void> {
  // Mantine's Select forgets the option under Enter in a timer of its opening; people type after that.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.locator('[role=option][data-combobox-selected]', { hasText: name }).first().waitFor();
  await page.keyboard.press('Enter');
}

async function barriersOf(page: Page, of?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`)))
    await page.evaluate(await readFile(join(ROOT, 'panel/node_modules/axe-core/axe.min.js'), 'utf8'));
  const options = of === 'colours' ? { runOnly: RULES_OF_COLOURS } : {};
  const findings = `axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`;
  return page.evaluate<string[]>(findings);
}
