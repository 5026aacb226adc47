/**
 * Measures what a person waits for at the control panel of a running service, in headless Chromium: all JavaScript up
 * to the first list, and the time until that list can be used. Fails when the JavaScript is more than it may be.
 *
 *   OWNER_EMAIL=… OWNER_PASSWORD=… node bench/panel-load.mjs --url http://127.0.0.1:3000 --rounds 5
 */
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const SCRIPT_BYTES_MAX = 250_000;

/** A row, or the heading of an empty list. */
const LIST = '#content :is(tbody tr, h2)';

const { values: given } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    email: { type: 'string', default: process.env['OWNER_EMAIL'] ?? 'owner@example.com' },
    rounds: { type: 'string', default: '5' },
  },
});
const password = process.env['OWNER_PASSWORD'];
if (password === undefined) throw new Error('OWNER_PASSWORD is needed to sign in.');

const tool = fileURLToPath(new URL('../tools/chromium.sh', import.meta.url));
const executablePath = execFileSync(tool, { encoding: 'utf8' }).trim();
// Root has no sandbox; the only pages opened are those of the service that was named.
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
try {
  const visits = [];
  for (let round = 0; round < Number(given.rounds); round += 1) visits.push(await visit());
  report(visits);
} finally {
  await browser.close();
}

/** One person who has never been here: the door, the first list, and the same list loaded again. */
async function visit() {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const scripts = new Map();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  const email = page.locator('input[type=email]');
  const doorMs = await timed(async () => {
    await page.goto(`${given.url}/invoices`, { waitUntil: 'commit' });
    await email.waitFor();
  });
  await email.fill(given.email);
  await page.locator('input[type=password]').fill(password);
  const listMs = await timed(async () => {
    await page.keyboard.press('Enter');
    await page.locator(LIST).first().waitFor();
  });
  const bodies = await Promise.all(scripts.values());
  page.removeAllListeners('response');
  const againMs = await timed(async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.locator(LIST).first().waitFor();
  });
  await context.close();
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  return { doorMs, listMs, againMs, bytes, files: scripts.size };
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function report(visits) {
  const bytes = Math.max(...visits.map((one) => one.bytes));
  const ms = (name) => `${median(visits.map((one) => one[name])).toFixed(0)} ms`;
  const lines = [
    ['JavaScript up to the first list, gzip', `${(bytes / 1_000).toFixed(1)} kB in ${visits[0].files} files`],
    ['at most', `${SCRIPT_BYTES_MAX / 1_000} kB`],
    ['until the sign-in form can be used, empty cache', ms('doorMs')],
    ['from signing in until the list can be used', ms('listMs')],
    ['the list loaded again', ms('againMs')],
  ];
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(50)}${value}\n`);
  if (bytes > SCRIPT_BYTES_MAX) process.exitCode = 1;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
