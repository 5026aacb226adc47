import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '../support/eventually.js';
import { freePorts } from './free-ports.js';

/** `npm run demo`: the year of a small company, made by the API as people would make it. */

const ROOT = resolve(import.meta.dirname, '../..');
const START_MS = 300_000;

type Row = Readonly<Record<string, unknown>>;

let dataDir: string;
let port: number;
let demo: ChildProcess;
let printed: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-demo-'));
  port = await freePorts(1);
  await start('fr');
}, START_MS);

afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('writes a year of invoices without a gap, most of them paid', async () => {
  const invoices = (await all('/invoices?sort=issue_date')).filter(({ status }) => status !== 'draft');
  expect(invoices.length).toBeGreaterThan(55);
  const numbers = invoices.map(({ number }) => Number(String(number).split('-').at(-1)));
  const years = new Set(invoices.map(({ issue_date }) => String(issue_date).slice(0, 4)));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(invoices.length);
  expect(years.size).toBe(2);
  const paid = invoices.filter(({ status }) => status === 'paid');
  expect(paid.length / invoices.length).toBeGreaterThan(0.7);
  expect((await all('/invoices?status=overdue')).length).toBeGreaterThan(5);
});

it('prints documents in the language of the demo', async () => {
  expect(await read('/organization/documents')).toMatchObject({ locale: 'fr' });
});

it('has a quote to be answered and one that is accepted, what recurs, and bank lines that wait', async () => {
  expect((await all('/quotes')).map(({ status }) => status).toSorted()).toEqual(['accepted', 'open']);
  expect(await all('/recurring-invoices')).toMatchObject([{ name: 'Contrat d’entretien' }]);
  const lines = await all('/bank-lines');
  expect(lines.map(({ state }) => state)).toEqual(['new', 'new', 'new']);
});

it('keeps the books when it is started again', async () => {
  const before = await all('/invoices');
  await stop();
  await start('de');
  expect(printed).not.toContain('are written');
  expect(await all('/invoices')).toEqual(before);
});

it('refuses a language that it does not have', async () => {
  await stop();
  const { code, output } = await ended('nl');
  expect({ code, output }).toEqual({ code: 1, output: 'There is no demo in "nl", only in en, de, fr.\n' });
});

function launch(language: string): ChildProcess {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...env } = process.env;
  const own = { PORT: String(port), DATA_DIR: dataDir, DEMO_LANGUAGE: language };
  const child = spawn(process.execPath, ['tools/demo.mjs'], { cwd: ROOT, env: { ...env, ...own } });
  printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return child;
}

async function start(language: string): Promise<void> {
  demo = launch(language);
  await until(() => {
    if (demo.exitCode !== null) throw new Error(printed);
    return printed.includes(`Open http://127.0.0.1:${port}`);
  }, START_MS);
}

async function stop(): Promise<void> {
  if (demo.exitCode !== null || demo.signalCode !== null) return;
  const end = once(demo, 'exit');
  demo.kill('SIGTERM');
  await end;
}

async function ended(language: string): Promise<{ code: number | null; output: string }> {
  const child = launch(language);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: printed };
}

async function all(path: string): Promise<Row[]> {
  const { data } = await read(`${path}${path.includes('?') ? '&' : '?'}limit=100`);
  if (!Array.isArray(data)) throw new Error(`${path} is no list.`);
  return data as Row[];
}

/** Reads something as the owner. */
async function read(path: string): Promise<Row> {
  const body = JSON.stringify({ email: 'owner@example.com', password: 'correct horse battery staple' });
  const headers = { 'Content-Type': 'application/json' };
  const url = `http://127.0.0.1:${port}/v1`;
  const login = await fetch(`${url}/auth/login`, { method: 'POST', headers, body });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as Row;
}
