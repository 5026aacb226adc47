import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../support/eventually.js';
import { copyCheckout } from './copied-checkout.js';
import { freePorts } from './free-ports.js';

/** `npm run dev`: one address for service and panel, and a new service with each change of a file. */

/** The first compilation is a whole one. */
const START_MS = 400_000;

let copy: string;
let port: number;
let dev: ChildProcess;
let printed = '';

beforeAll(async () => {
  copy = await copyCheckout(['node_modules', 'panel/node_modules']);
  port = await freePorts(3);
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...env } = process.env;
  const ports = { PORT: String(port), INSPECT_PORT: String(port + 2) };
  dev = spawn(process.execPath, ['tools/dev.mjs'], { cwd: copy, env: { ...env, ...ports } });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await starts(1);
}, START_MS);

afterAll(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  await rm(copy, { recursive: true, force: true });
});

it('serves the panel with hot reload, and the API, at one address', async () => {
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(page).toContain('/@vite/client');
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  const body = JSON.stringify({ email: 'owner@example.com', password: 'correct horse battery staple' });
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(`http://127.0.0.1:${port}/v1/auth/login`, { method: 'POST', headers, body });
  expect(login.status).toBe(200);
});

it('can be debugged', async () => {
  const targets = await (await fetch(`http://127.0.0.1:${port + 2}/json/list`)).json();
  expect(targets).toMatchObject([{ type: 'node', webSocketDebuggerUrl: expect.stringMatching(/^ws:/) }]);
});

it('starts the service anew when a file has changed, in the same books', async () => {
  await appendFile(join(copy, 'src/modules/books/products/products.service.ts'), '\n// Changed.\n');
  await starts(2);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  // Only the first start of books prints one.
  expect(printed.match(/Password/g)).toHaveLength(1);
});

it('ends with all that it started', async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  for (const each of [port, port + 1])
    await expect(fetch(`http://127.0.0.1:${each}/health/ready`)).rejects.toThrow('fetch failed');
});

/** Waits until the service has said so often that it is ready. */
async function starts(times: number): Promise<void> {
  await until(() => {
    if (dev.exitCode !== null) throw new Error(printed);
    return (printed.match(/Countinghouse is ready/g) ?? []).length >= times;
  }, START_MS);
}
